// The large warning above the footer: who must ask a healthcare provider first, and what to do in an
// emergency.
import {
  Baby,
  HeartPulse,
  type LucideIcon,
  Phone,
  Pill,
  Scissors,
  Sprout,
  TriangleAlert,
} from "lucide-react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";

const warnings: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Baby,
    title: "Pregnancy or breastfeeding",
    text: "Many bush teas stir the womb or pass into milk. Take none unless your clinic has said yes.",
  },
  {
    icon: HeartPulse,
    title: "Chronic conditions",
    text: "With heart, kidney, liver, sugar or pressure trouble, a herb that suits others can harm you.",
  },
  {
    icon: Pill,
    title: "Prescription drug interactions",
    text: "Herbs can make medicines too strong or too weak. Never stop or change one because of a tea.",
  },
  {
    icon: Sprout,
    title: "Allergies",
    text: "Any plant can set off an allergy, also one you have had before. Begin with very little.",
  },
  {
    icon: Scissors,
    title: "Planned surgery",
    text: "Some herbs thin the blood or change how you sleep under anaesthetic. Tell the surgeon, and stop two weeks before.",
  },
];

export function CriticalDisclaimer() {
  return (
    <section
      data-flush
      aria-labelledby="critical-disclaimer"
      className="below border-t-4 border-annatto bg-annatto-wash [contain-intrinsic-size:auto_80rem] sm:[contain-intrinsic-size:auto_56rem] lg:[contain-intrinsic-size:auto_43rem]"
    >
      <div className="page grid gap-x-12 gap-y-8 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h2 id="critical-disclaimer" className="flex items-start gap-3 text-3xl text-annatto md:text-4xl">
            <TriangleAlert aria-hidden className="mt-1 size-8 shrink-0 md:size-10" />
            Critical Medical Disclaimer
          </h2>
          <p className="measure mt-4 text-lg">
            <strong>This is not medical advice.</strong> Everything here is for education only. Consult a
            healthcare provider before you use any herb, above all in case of:
          </p>
          <ul className="mt-6 grid gap-5 sm:grid-cols-2">
            {warnings.map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-3">
                <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-annatto" />
                <div>
                  <h3 className="font-text text-lg leading-snug font-bold">{title}</h3>
                  <p className="mt-1">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-4">
          <div className="rounded bg-annatto-fill p-5 text-on-annatto sm:p-6">
            <h3 className="flex items-center gap-2.5 text-2xl">
              <Phone aria-hidden className="size-6 shrink-0" />
              Medical emergency?
            </h3>
            <p className="mt-2 text-lg">
              Call{" "}
              <a href="tel:911" className="font-bold underline underline-offset-4">
                911
              </a>{" "}
              or go to the nearest emergency room now. Do not wait for a tea to work, and do not use this app.
            </p>
          </div>
          <Button asChild variant="secondary" size="large">
            <Link to={paths.disclaimer}>Read Full Medical Disclaimer</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
