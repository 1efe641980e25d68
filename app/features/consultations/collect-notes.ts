// Reads each consultation again with the herbalist on this device, for its medicines, plants and cautions. Nothing is sent.
import * as z from "zod/mini";
import { callHerbalist } from "#app/features/chat/device/call-herbalist.ts";
import type { DoctorNote } from "#herbalist/for-doctor.ts";
import { plantsNamed } from "./doctor-sheet.ts";
import type { Consultation } from "./get-consultations.ts";

const texts = z.array(z.string());
const noteSchema = z.object({
  about: texts,
  medicines: texts,
  plants: z.array(z.object({ name: z.string(), cautions: texts })),
}) satisfies z.ZodMiniType<DoctorNote>;

export function collectNotes(
  consultations: readonly Consultation[],
): Promise<{ consultation: Consultation; note: DoctorNote }[]> {
  return Promise.all(
    consultations.map(async (consultation) => {
      const result = await callHerbalist({
        task: "note for doctor",
        question: consultation.query,
        plantIds: plantsNamed(consultation),
      });
      return { consultation, note: noteSchema.parse(result) };
    }),
  );
}
