// Asks for confirmation before an email link signs in that was not requested in this browser or replaces another user.
// Shows which account the link opens, because an attacker may have sent it (login CSRF).
import { UserRoundCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { AccountConfirmation, Destination } from "./open-link.ts";

export function ConfirmAccount({
  confirmation,
  onAnswer,
}: {
  confirmation: AccountConfirmation;
  onAnswer: (destination: Destination) => void;
}) {
  const { account, current, submitsQuery } = confirmation;
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function answer(choice: () => Promise<Destination>) {
    setBusy(true);
    onAnswer(await choice());
  }

  return (
    <div className="page py-8 sm:py-14">
      <Card className="mx-auto max-w-md">
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <UserRoundCheck aria-hidden strokeWidth={1.5} className="size-10 text-forest" />
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            Continue as <bdi className="wrap-anywhere">{account}</bdi>?
          </h1>
          {current ? (
            <p>
              You are signed in as <strong className="wrap-anywhere">{current}</strong>. This link opens
              another account. If you continue, you are signed out of yours on this device.
            </p>
          ) : (
            <p>This link was not requested in this browser, so please confirm: is this your account?</p>
          )}
          {submitsQuery ? <p>The question you began here will be asked in this account.</p> : null}
          <Notice tone="caution">
            If someone sent you this link, it may open their account. They could then read what you ask and
            save there.
          </Notice>
          <Button disabled={busy} onClick={() => answer(confirmation.accept)}>
            Yes, continue
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => answer(confirmation.decline)}>
            No, this is not me
          </Button>
        </CardBody>
      </Card>
    </div>
  );
}
