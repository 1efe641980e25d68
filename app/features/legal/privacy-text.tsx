// The privacy policy. Each sentence describes what the software does; keep it in step with the code.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { textLink } from "#app/ui/text-link.ts";
import type { LegalSection } from "./legal-page.tsx";
import { ModelServer } from "./model-server.tsx";
import { retentionPeriods } from "./retention-periods.ts";
import { SupportContact } from "./support-contact.tsx";

const retention: readonly (readonly [string, string])[] = [
  [
    "Questions asked while signed in, bookmarks, scores, reminders, testimonials",
    "Until you delete them or your account",
  ],
  ["Reports of a mistake", "Until your account is deleted; a guest's report carries no name and stays"],
  ["Questions asked as a guest", `${retentionPeriods.guestConversationDays} days`],
  ["Counts that a question was asked", `${retentionPeriods.questionEventDays} days`],
  [
    "Other usage counts, and their daily totals",
    `${Math.round(retentionPeriods.eventDays / 30.4)} months; only the number of questions a day stays`,
  ],
  ["Which accounts visited on a day, to count each once", `${retentionPeriods.dailyVisitorDays} days`],
  ["Sign-in codes and links", "One hour"],
  ["Accounts whose email address was never confirmed", `${retentionPeriods.unconfirmedDays} days`],
  [
    "A second step that was removed with a change of email address, in case the change is undone",
    `${retentionPeriods.leftStepDays} days`,
  ],
  ["Sessions you no longer use", `${retentionPeriods.idleSessionDays} days`],
  ["When a reminder was sent, and whether you did it", `${retentionPeriods.reminderDays} days`],
  ["Emails that were sent", `${retentionPeriods.mailDays} days`],
];

export const privacySections: readonly LegalSection[] = [
  {
    id: "in-short",
    title: "In short",
    body: (
      <ul>
        <li>You can read everything, and ask, without an account and without giving a name.</li>
        <li>Questions about health are private. Only the person who asked can read them on this site.</li>
        <li>There are no advertisements, no trackers, and nothing is sold or passed on for profit.</li>
        <li>You can download all that is kept about you, and delete it, whenever you like.</li>
      </ul>
    ),
  },
  {
    id: "collected",
    title: "What is collected",
    body: (
      <>
        <p>If you make an account:</p>
        <ul>
          <li>
            <strong>Your email address</strong>, to sign you in and to write to you about your account.
          </li>
          <li>
            <strong>An encrypted password</strong>, only if you choose one. It is stored as a one-way hash
            that cannot be turned back into the password.
          </li>
          <li>
            <strong>The date your account was created</strong>, and the name you ask to be called by.
          </li>
          <li>
            <strong>Session information and timestamps</strong>: when you signed in and were last active.
          </li>
          <li>
            <strong>Device information</strong>: the kind of browser and the network address of each device
            you are signed in on, so that you can recognise them on your account page and sign one out.
          </li>
          <li>
            What you make yourself: bookmarks, which plants you have looked at, game scores and achievements,
            reminders and testimonials.
          </li>
        </ul>
        <p>If you use the chat, with or without an account:</p>
        <ul>
          <li>
            <strong>Your chat queries</strong>, with the answers and the herbs they named: without a name if
            you ask as a guest, and while you are signed in only if you agree.
          </li>
          <li>
            <strong>Your feedback on suggestions</strong>, if you say whether an answer helped.
          </li>
        </ul>
        <p>
          The site also counts how it is used: that a page, a condition or a game was opened, and that a
          question was asked and how long its answer was, but not its words. For a guest these counts carry no
          name and no network address. If your browser sends “Do Not Track” or “Global Privacy Control”, none
          of them is recorded.
        </p>
        <p>
          To limit excessive requests, network addresses are turned into short codes that are counted for
          minutes or hours and then forgotten. The server's log has one line a request, without names,
          questions or network addresses.
        </p>
      </>
    ),
  },
  {
    id: "health-questions",
    title: "Your health questions, and your choice",
    body: (
      <>
        <p>
          When you are signed in, your questions are kept only if you agree, so that you can read them again
          on your dashboard. You are asked when you first sign in; no answer means no, and there is a switch
          for it on your{" "}
          <Link to={paths.account} className={textLink}>
            account page
          </Link>
          . With the switch off, no new question is kept. You can also delete any single question from your
          history.
        </p>
        <p>
          The list “My medicines and conditions” stays on your device. It goes along with a question only when
          you switch that on for the question, is used for that one answer, and is not kept.
        </p>
        <p>
          After a sign of an emergency, the chat remembers for up to {retentionPeriods.chatMemoryDays} days
          that help comes first in that conversation. It remembers no words, only that.
        </p>
      </>
    ),
  },
  {
    id: "on-this-device",
    title: "Answers on your own device",
    body: (
      <>
        <p>
          The herbalist can also answer on your phone, from records saved on it. It does so by itself when
          there is no connection. If you are signed in and have agreed that questions are kept, a question
          asked without a connection waits on the device and is added to your history when the connection is
          back. As a guest it goes nowhere.
        </p>
        <p>
          With the switch “Answer on this device” below the question field, every question is answered on the
          phone, also when there is a connection. Then neither your question nor the answer, your medicines or
          that you asked at all is sent to us, counted or kept, and there is nothing of it in your history.
          The price is that no language model can phrase the answer, and that you cannot tell us whether it
          helped.
        </p>
      </>
    ),
  },
  {
    id: "on-your-device",
    title: "Essential cookies only",
    body: (
      <>
        <p>
          Only essential cookies and essential storage in your browser are used: nothing follows you, here or
          elsewhere. What stays on your device is:
        </p>
        <ul>
          <li>that you are signed in, until you sign out;</li>
          <li>that you have accepted the medical disclaimer, and whether you like it light or dark;</li>
          <li>how often you have opened the site, and whether you dismissed the offer to install it;</li>
          <li>which email address you requested a link for, until you next sign in or out;</li>
          <li>a question you began before signing in, until it is asked;</li>
          <li>the page you left and the plant you tried to bookmark before signing in, until you sign in;</li>
          <li>your list of medicines and conditions, if you make one;</li>
          <li>that you want answers on this device, if you choose so;</li>
          <li>which plants you bookmarked, and which you missed in the games, so that they come back;</li>
          <li>what you did without a connection, until it can be sent;</li>
          <li>copies of public pages, so that they can be read without a connection.</li>
        </ul>
        <p>
          Signing out removes from the device what belongs to you. You can clear all of it in your browser's
          settings.
        </p>
      </>
    ),
  },
  {
    id: "where",
    title: "Where it is kept, and who sees it",
    body: (
      <>
        <p>
          In one database on the server of the people who run this site. Rules inside the database let each
          person reach only their own rows. The people who run the site maintain the database, and see counts:
          how many people visited, which conditions and herbs were asked for most. They read testimonials and
          reports of mistakes before anything is shown.
        </p>
        <p>
          Others see only what you make public: a testimonial after it was approved, with the name you chose,
          and your place on the leaderboard.
        </p>
      </>
    ),
  },
  {
    id: "third-parties",
    title: "Third parties",
    body: (
      <>
        <p>
          By default, this software sends nothing to third parties. There are few exceptions, and each is a
          choice:
        </p>
        <ul>
          <li>
            The people who run the site may set up an email provider to deliver sign-in emails and reminders.
            It then handles your address and the email.
          </li>
          <li>
            The people who run the site may set up a language model that reads questions and writes answers.{" "}
            <ModelServer /> It then gets your question without email addresses, phone numbers and names that
            you state, up to two earlier questions of the conversation, and what you or your list say about
            age, medicines and illnesses, as far as the answer needs it. It does not get your account, your
            network address or anything that is stored. What it writes is checked against our records before
            you see it. Emergencies are not sent to it.
          </li>
          <li>
            If you allow notifications, they travel through the push service of your browser's maker,
            encrypted so that it cannot read them.
          </li>
          <li>WhatsApp opens only when you press a button with its mark, and with a text you see first.</li>
        </ul>
      </>
    ),
  },
  {
    id: "how-long",
    title: "How long it is kept",
    body: (
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {retention.map(([what, time]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
  {
    id: "your-rights",
    title: "Download it, correct it, delete it",
    body: (
      <>
        <p>
          On your{" "}
          <Link to={paths.account} className={textLink}>
            account page
          </Link>{" "}
          you can:
        </p>
        <ul>
          <li>
            download everything that is kept about you in one file (“Download my data”), in a form that other
            programs read;
          </li>
          <li>change your email address and password, and sign out any device;</li>
          <li>
            delete your account. Everything that belongs to you is deleted from the database at once and for
            good. One last email tells you of it; its address is erased when it has been sent, or after a day
            if it cannot be. A backup copy, if the people who run the site make any, may hold it until it is
            replaced.
          </li>
        </ul>
        <p>
          As a guest you have nothing to delete by name: your questions are linked to a random number that
          only your open page knows, and they are gone after {retentionPeriods.guestConversationDays} days.
        </p>
      </>
    ),
  },
  {
    id: "children",
    title: "Children under 13",
    body: (
      <p>
        This site is not meant for children under 13, and we do not knowingly collect anything about them. If
        a child has made an account, delete it on the account page, or tell the people who run the site.
      </p>
    ),
  },
  {
    id: "no-relationship",
    title: "No doctor-patient relationship",
    body: (
      <p>
        What you tell the chat is not told to a doctor. Asking here creates no doctor-patient relationship,
        and medical confidentiality as a doctor owes it does not arise. In an emergency call 911.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes and questions",
    body: (
      <p>
        When the software changes what it keeps, this page changes with it. <SupportContact />
      </p>
    ),
  },
];
