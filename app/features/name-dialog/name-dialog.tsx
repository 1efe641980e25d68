// Asks for a display name at the first visit. Only submitting closes it.
import { Dialog } from "#app/ui/dialog.tsx";
import { NameForm } from "./name-form.tsx";

export function NameDialog({ userId, open }: { userId: string; open: boolean }) {
  return (
    <Dialog open={open} dismissible={false} title="What may we call you?">
      <NameForm userId={userId} name="" action="Save my name" />
    </Dialog>
  );
}
