// The terms and conditions.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { textLink } from "#app/ui/text-link.ts";
import type { LegalSection } from "./legal-page.tsx";

export const termsSections: readonly LegalSection[] = [
  {
    id: "agreement",
    title: "What you agree to",
    body: (
      <p>
        By using Bush Tea you accept these terms, the{" "}
        <Link to={paths.disclaimer} className={textLink}>
          medical disclaimer
        </Link>{" "}
        and the{" "}
        <Link to={paths.privacy} className={textLink}>
          privacy policy
        </Link>
        . If you do not, please do not use it.
      </p>
    ),
  },
  {
    id: "what-it-is",
    title: "What this is",
    body: (
      <p>
        A free, educational community resource about plants and the ways Guyanese people have used them. You
        can read it without an account. It sells no herbs, recommends no seller and takes no money.
      </p>
    ),
  },
  {
    id: "no-relationship",
    title: "Not medical advice, and no doctor-patient relationship",
    body: (
      <>
        <p>
          Nothing here is medical advice, a diagnosis or a prescription. Reading the pages, asking the chat,
          setting a reminder or writing to us creates no doctor-patient relationship between you and anyone.
        </p>
        <p>
          Consult a healthcare provider before you use any herb or supplement, and before you change or stop
          any medicine. Never put off seeing one because of something you read here.
        </p>
      </>
    ),
  },
  {
    id: "emergencies",
    title: "Emergencies",
    body: (
      <p>
        This site is not for emergencies, and the chat is not monitored. Call 911 or your local emergency
        number, or go to the nearest emergency room.
      </p>
    ),
  },
  {
    id: "chat",
    title: "The chat's answers",
    body: (
      <>
        <p>
          They are put together by a computer from the documented uses and warnings of the plants in the
          encyclopedia. No person reads your question before you get your answer, and no person has checked
          that the answer suits you. It can be incomplete or wrong.
        </p>
        <p>
          The chat can only consider what you tell it. Medicines, illnesses, pregnancy and age change what is
          safe.
        </p>
      </>
    ),
  },
  {
    id: "age",
    title: "Who may use it",
    body: (
      <p>
        You must be at least 13 years old. If you are under 18, use it together with a parent or guardian. No
        remedy here is meant for children unless a clinic has agreed.
      </p>
    ),
  },
  {
    id: "account",
    title: "Your account",
    body: (
      <p>
        Keep your password and your sign-in codes to yourself, use your own email address, and do not pretend
        to be someone else. You can delete your account at any time on your{" "}
        <Link to={paths.account} className={textLink}>
          account page
        </Link>
        .
      </p>
    ),
  },
  {
    id: "your-words",
    title: "What you write",
    body: (
      <>
        <p>
          A testimonial stays yours. By sending it you allow Bush Tea to show it beside the plant, with the
          name you chose, until you take it back. It is read by a person before it is shown and can be refused
          or removed.
        </p>
        <p>Please do not write:</p>
        <ul>
          <li>that a plant cures an illness, or that someone should stop a medicine;</li>
          <li>anything about another person's health that they have not agreed to;</li>
          <li>advertisements, insults, or words that are not your own.</li>
        </ul>
      </>
    ),
  },
  {
    id: "fair-use",
    title: "Fair use",
    body: (
      <p>
        Do not try to reach other people's data, to overload the site, or to make the chat say what it must
        not. The number of questions and requests is limited so that everybody gets an answer.
      </p>
    ),
  },
  {
    id: "texts-and-pictures",
    title: "Texts, pictures and software",
    body: (
      <p>
        You may share links, print pages for yourself, your family or your doctor, and quote with the name
        Bush Tea. The software, its plant texts and its drawings are under the MIT licence. Traditional
        knowledge belongs to the peoples it comes from; where a source names them, so do the pages.
      </p>
    ),
  },
  {
    id: "risk",
    title: "No guarantee, and your own risk",
    body: (
      <>
        <p>
          Bush Tea is provided as it is, without any guarantee that it is complete, correct, up to date or
          always reachable. You use it, and any plant, at your own risk.
        </p>
        <p>
          As far as the law allows, the people who make and run it are not liable for harm that comes from
          using it or from not being able to use it. Rights that the law of your country gives you, and that
          cannot be signed away, stay yours.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: (
      <p>
        The site and these terms may change; the version on this page applies. People who misuse the site can
        lose their account. If one of these terms is invalid, the others still apply.
      </p>
    ),
  },
];
