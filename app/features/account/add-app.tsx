// Adding an authenticator app: a picture to scan or a secret to type, then one code to prove that it worked.
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { attempt } from "#app/features/auth/tell.ts";
import { CodeEntry } from "#app/features/sign-in/code-entry.tsx";
import { signInMessages } from "#app/features/sign-in/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { recountDevices } from "./devices-section.tsx";
import { accountMessages } from "./messages.ts";

type Enrolment = { id: string; picture: string; secret: string };

export function AddApp() {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    const begun = await attempt(accountMessages.addFailed, (client) =>
      client.auth.mfa.enroll({
        factorType: "totp",
        issuer: "Bush Tea",
        // Two unfinished beginnings must not stand in each other's way.
        friendlyName: `Authenticator app ${new Date().toISOString().slice(0, 19).replace("T", " ")}`,
      }),
    );
    setBusy(false);
    if (!begun?.data) return;
    const { id, totp } = begun.data;
    setEnrolment({ id, picture: totp.qr_code, secret: totp.secret });
  }

  async function verify(id: string, code: string): Promise<boolean> {
    const done = await attempt(signInMessages.verificationFailed, (client) =>
      client.auth.mfa.challengeAndVerify({ factorId: id, code }),
    );
    if (!done) return false;
    setEnrolment(null);
    toast(accountMessages.appAdded);
    await recountDevices();
    return true;
  }

  return (
    <>
      <Button variant="secondary" disabled={busy} onClick={begin}>
        <Smartphone aria-hidden />
        Add authenticator app
      </Button>
      <Dialog
        open={enrolment !== null}
        onOpenChange={(open) => {
          if (!open) setEnrolment(null);
        }}
        title="Add your authenticator app"
        description="Scan the picture with the app, or type the secret into it. Then type the code it shows."
      >
        {enrolment ? (
          <div className="grid gap-4">
            <img
              src={enrolment.picture}
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
