// A link that was not asked for in this browser, or opens another account than the reader's: says whose account it opens, and asks once.
import { UserRoundCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Question, Way } from "./take-link.ts";

export function WhoseAccount({ question, onAnswer }: { question: Question; onAnswer: (way: Way) => void }) {
  const { account, current, bringsQuery } = question;
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function answer(give: () => Promise<Way>) {
    setBusy(true);
    onAnswer(await give());
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
              another account. If you continue, you leave yours on this device.
            </p>
          ) : (
            <p>This link was not asked for in this browser, so we ask once: is this your account?</p>
          )}
          {bringsQuery ? <p>The question you began here will be asked in this account.</p> : null}
          <Notice tone="caution">
            If somebody sent you this link, it may open their account. They could then read what you ask and
            save there.
          </Notice>
          <Button disabled={busy} onClick={() => answer(question.accept)}>
            Yes, continue
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => answer(question.decline)}>
            No, this is not me
          </Button>
        </CardBody>
      </Card>
    </div>
  );
}
