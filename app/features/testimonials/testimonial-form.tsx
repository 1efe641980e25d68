// The testimonial form. A testimonial is reviewed before it is published.
import { type FormEvent, useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { refreshTestimonials } from "./get-testimonials.ts";
import { testimonialMessages } from "./messages.ts";
import { cleanText, countCharacters, testimonialLength, textError } from "./rules.ts";

export function TestimonialForm({ plant, userId }: { plant: { id: string; name: string }; userId: string }) {
  const [text, setText] = useState("");
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = cleanText(text);
    const wrong = textError(body, testimonialLength);
    setFieldError(wrong);
    if (wrong || busy) return;
    setBusy(true);
    try {
      const supabase = await getSupabase();
      const { error } = await supabase
        .from("testimonials")
        .insert({ user_id: userId, plant_id: plant.id, body });
      if (error) throw error;
      toast(testimonialMessages.thanks);
      await refreshTestimonials(plant.id);
    } catch (error) {
      logQuietly("Error sending testimonial:", error);
      toast({ ...testimonialMessages.failed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <Field
        label={`Your experience with ${plant.name}`}
        description={`${countCharacters(text)} of ${testimonialLength.most.toLocaleString("en")} characters, at least ${testimonialLength.least}. Plain text; published with your name after review.`}
        error={fieldError}
      >
        <Textarea
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (fieldError) setFieldError(textError(event.target.value, testimonialLength));
          }}
        />
      </Field>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {busy ? "Sending…" : "Send testimonial"}
      </Button>
    </form>
  );
}
