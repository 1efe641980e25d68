// The full medical disclaimer.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { textLink } from "#app/ui/text-link.ts";
import type { LegalSection } from "./legal-page.tsx";

export const disclaimerSections: readonly LegalSection[] = [
  {
    id: "education-only",
    title: "For education only",
    body: (
      <>
        <p>
          Bush Tea describes how people in Guyana have used plants, and what is known about them. It does not
          diagnose, treat, cure or prevent any illness. A traditional use is a piece of history and culture;
          it is not proof that something works or is safe.
        </p>
        <p>
          Always consult a healthcare provider before you use herbs or supplements or change medications. Take
          what you read here to them: each plant's page can be printed as one sheet.
        </p>
      </>
    ),
  },
  {
    id: "emergencies",
    title: "Emergencies",
    body: (
      <>
        <p>
          <strong>Call 911 or go to the nearest emergency room</strong> for chest pain or pressure, trouble
          breathing, signs of a stroke, fits, heavy bleeding, poisoning, a snake bite, a swollen face or
          tongue, someone who cannot be woken, or a baby with fever. Give no herb, and do not wait for one to
          work.
        </p>
        <p>
          If you think of harming yourself, call 911 or your local emergency number, and stay with someone.
        </p>
      </>
    ),
  },
  {
    id: "no-relationship",
    title: "No doctor-patient relationship",
    body: (
      <p>
        No doctor, pharmacist or nurse answers here. Using this site, its chat or its reminders creates no
        doctor-patient relationship, and none of it replaces an examination, a test or a prescription.
      </p>
    ),
  },
  {
    id: "medicines",
    title: "Medicines",
    body: (
      <>
        <p>
          Herbs can make medicines too strong, too weak or harmful. Ask first if you take anything for
          pressure, sugar, the heart, the blood, the thyroid, epilepsy, depression, HIV, TB, cancer or a
          transplant, or take contraceptives.
        </p>
        <p>
          Never stop, skip or reduce a prescribed medicine because of a plant. You can{" "}
          <Link to={paths.check} className={textLink}>
            check a mixture
          </Link>{" "}
          against what is documented; that nothing is documented does not mean that nothing can happen.
        </p>
      </>
    ),
  },
  {
    id: "special-care",
    title: "When to take special care",
    body: (
      <ul>
        <li>
          <strong>Pregnancy and breastfeeding:</strong> many plants here can bring on bleeding or labour, or
          pass into milk. Take none unless your clinic agrees.
        </li>
        <li>
          <strong>Babies and children:</strong> their bodies are small and plants are strong. Nothing here
          gives a dose for a child.
        </li>
        <li>
          <strong>Chronic conditions:</strong> heart, kidney, liver, blood, sugar or pressure trouble changes
          what is safe for you.
        </li>
        <li>
          <strong>Allergies:</strong> any plant can cause a reaction, on the skin or by mouth. Try very little
          first, and stop at a rash, itching, swelling or short breath.
        </li>
        <li>
          <strong>Planned surgery:</strong> tell the surgeon what you take, and stop herbs two weeks before
          unless told otherwise.
        </li>
        <li>
          <strong>Older people:</strong> more medicines, and a body that clears them slowly, make mixtures
          riskier.
        </li>
      </ul>
    ),
  },
  {
    id: "the-right-plant",
    title: "The right plant, the right part",
    body: (
      <p>
        One local name can mean several plants, and harmless plants have poisonous look-alikes. The drawings
        help to learn, not to identify for eating. If you are not sure, leave it. Plants also differ from yard
        to yard in strength, and may carry germs, sprays or dirt.
      </p>
    ),
  },
  {
    id: "research",
    title: "What research can and cannot say",
    body: (
      <p>
        Most bush medicines have never been tested well in people. A result in a test tube or an animal may
        mean nothing for you. Where the pages say that nothing was found, nothing is known; that does not mean
        it is safe.
      </p>
    ),
  },
  {
    id: "the-chat",
    title: "The chat",
    body: (
      <p>
        Its answers are made by a computer from the documented uses and warnings of the plants. They can be
        incomplete or wrong, and they know only what you have written. A computer cannot see, hear or examine
        you.
      </p>
    ),
  },
  {
    id: "stop",
    title: "When to stop",
    body: (
      <p>
        Stop at once if you feel worse, or at vomiting, a rash, dizziness, bleeding, yellow eyes or dark
        urine, and see a healthcare provider. See one, too, if a complaint does not get better within a few
        days.
      </p>
    ),
  },
  {
    id: "own-risk",
    title: "At your own risk",
    body: (
      <p>
        You decide what you take and you carry the risk. The people who make and run Bush Tea accept, as far
        as the law allows, no liability for what follows from using it. The{" "}
        <Link to={paths.terms} className={textLink}>
          terms and conditions
        </Link>{" "}
        say more.
      </p>
    ),
  },
];
