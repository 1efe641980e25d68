import { useState } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast-store.ts";
import type { Testimonial } from "./fetch-testimonials.ts";
import { refreshTestimonials } from "./get-testimonials.ts";
import { testimonialMessages } from "./messages.ts";

/** Users can withdraw their own testimonial at any time. */
export function WithdrawTestimonial({ testimonial }: { testimonial: Testimonial }) {
  const [busy, setBusy] = useState(false);
  async function withdraw(): Promise<void> {
    setBusy(true);
    try {
      const supabase = await getSupabase();
      const { error } = await supabase.from("testimonials").delete().eq("id", testimonial.id);
      if (error) throw error;
      await refreshTestimonials(testimonial.plant_id);
    } catch (error) {
      logQuietly("Error deleting testimonial:", error);
      toast({ ...testimonialMessages.withdrawFailed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="quiet"
      disabled={busy}
      className="-ml-4 justify-self-start"
      onClick={() => void withdraw()}
    >
      Withdraw my testimonial
    </Button>
  );
}
