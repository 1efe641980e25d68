// Enrols an authenticator app (TOTP): a QR code or secret, then a first code to verify it.
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { CodeEntry } from "#app/features/sign-in/code-entry.tsx";
import { signInMessages } from "#app/features/sign-in/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { toast } from "#app/ui/toast-store.ts";
import { refreshDevices } from "./devices-section.tsx";
import { accountMessages } from "./messages.ts";

type Enrolment = { id: string; qrCode: string; secret: string };

export function AddApp({ onCodeNeeded }: { onCodeNeeded: (retry: () => Promise<void>) => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [busy, setBusy] = useState(false);

  async function enrol() {
    setBusy(true);
    const started = await callWithErrorToast(
      accountMessages.addFailed,
      (client) =>
        client.auth.mfa.enroll({
          factorType: "totp",
          issuer: "Bush Tea",
          // Names must be unique, also among unfinished enrolments that began in the same second.
          friendlyName: `Authenticator app ${new Date().toISOString().slice(0, 23).replace("T", " ")}`,
        }),
      (error) => {
        if (error.code !== "reauthentication_needed") return false;
        onCodeNeeded(enrol);
        return true;
      },
    );
    setBusy(false);
    if (!started?.data) return;
    const { id, totp } = started.data;
    setEnrolment({ id, qrCode: totp.qr_code, secret: totp.secret });
  }

  async function verify(id: string, code: string): Promise<boolean> {
    const done = await callWithErrorToast(signInMessages.verificationFailed, (client) =>
      client.auth.mfa.challengeAndVerify({ factorId: id, code }),
    );
    if (!done) return false;
    setEnrolment(null);
    toast(accountMessages.appAdded);
    await refreshDevices();
    return true;
  }

  return (
    <>
      <Button variant="secondary" disabled={busy} onClick={enrol}>
        <Smartphone aria-hidden />
        Add authenticator app
      </Button>
      <Dialog
        open={enrolment !== null}
        onOpenChange={(open) => {
          if (!open) setEnrolment(null);
        }}
        title="Add your authenticator app"
        description="Scan the QR code with the app, or enter the secret in it. Then enter the code it shows."
      >
        {enrolment ? (
          <div className="grid gap-4">
            <img
              src={enrolment.qrCode}
              alt="QR code for your authenticator app"
              width={208}
              height={208}
              className="size-52 justify-self-center rounded border border-line"
            />
            <p>
              <span className="block text-sm text-soft">Secret</span>
              <code className="text-lg break-all">{enrolment.secret}</code>
            </p>
            <CodeEntry
              label="Code from your app"
              invalid={signInMessages.invalidAppCode}
              action="Turn on"
              verify={(code) => verify(enrolment.id, code)}
            />
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
