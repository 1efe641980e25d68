// Reports a mistake on a page, or a testimonial.
import { type FormEvent, type ReactNode, useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { logQuietly } from "#app/lib/log.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { testimonialMessages } from "./messages.ts";
import { cleanText, reportLength, textError } from "./rules.ts";

const alreadyThere = "23505";

export function ReportDialog({
  plant,
  testimonialId,
  title,
  trigger,
}: {
  plant: { id: string; name: string };
  testimonialId?: string;
  title: string;
  trigger: ReactNode;
}) {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = cleanText(text);
    const wrong = textError(body, reportLength);
    setFieldError(wrong);
    if (wrong || busy) return;
    setBusy(true);
    try {
      const supabase = await getSupabase();
      const { error } = await supabase.from("reports").insert({
        user_id: user?.id ?? null,
        plant_id: plant.id,
        testimonial_id: testimonialId ?? null,
        body,
      });
      if (error && error.code !== alreadyThere) throw error;
      toast(error ? testimonialMessages.alreadyReported : testimonialMessages.reported);
      setText("");
      setOpen(false);
    } catch (error) {
      logQuietly("Error sending report:", error);
      toast({ ...testimonialMessages.reportFailed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (wanted && testimonialId && !user) toast(testimonialMessages.signInToReport);
        else setOpen(wanted);
      }}
      trigger={trigger}
      title={title}
      description={
        testimonialId
          ? "Tell us what is wrong with it: it is dangerous, untrue, rude or an advertisement."
          : `Tell us what is wrong on the page about ${plant.name}, and how you know.`
      }
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <Field label="What is wrong?" error={fieldError}>
          <Textarea value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" disabled={busy} className="justify-self-end">
          {busy ? "Sending…" : "Send report"}
        </Button>
      </form>
    </Dialog>
  );
}
