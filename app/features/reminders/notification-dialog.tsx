// Asks for the notification permission after a reminder was created, and says what for.
import { Bell, Mail } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { reminderMessages } from "./messages.ts";
import type { Device } from "./use-device.ts";

export function NotificationDialog({
  open,
  onClose,
  device,
}: {
  open: boolean;
  onClose: () => void;
  device: Device;
}) {
  const [busy, setBusy] = useState(false);

  async function allow(): Promise<void> {
    setBusy(true);
    await device.enable();
    setBusy(false);
    onClose();
  }

  async function mail(): Promise<void> {
    if (await device.choose({ channel: "email" })) toast(reminderMessages.byEmail);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Turn on notifications on this device?"
      description="Your browser will ask whether Bush Tea may send notifications. They tell you when a reminder is due, even while the site is closed. We send your reminders and nothing else."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button variant="secondary" onClick={() => void mail()}>
            <Mail aria-hidden />
            Email me instead
          </Button>
          <Button disabled={busy} onClick={() => void allow()}>
            <Bell aria-hidden />
            Allow notifications
          </Button>
        </>
      }
    />
  );
}
