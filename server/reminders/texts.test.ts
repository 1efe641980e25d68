import { expect, it } from "vitest";
import { plantPush, reminderMail, reminderPush } from "./texts.ts";

const reminder = {
  deliveryId: "d1",
  title: "Soursop tea <b>",
  description: "One cup,\nnot more",
  privately: false,
  token: "t",
};
const links = { page: "https://tea.test/reminders", stop: "https://tea.test/stop" };

it("contains the reminder's content", () => {
  expect(reminderPush(reminder)).toEqual({
    title: "Soursop tea <b>",
    body: "One cup,\nnot more",
    tag: "d1",
    path: "/reminders",
    token: "t",
  });
  const mail = reminderMail(reminder, links);
  expect(mail.subject).toBe("Reminder: Soursop tea <b>");
  expect(mail.text).toContain("One cup,\nnot more");
  expect(mail.text).toContain(links.stop);
  expect(mail.html).toContain("Soursop tea &lt;b&gt;");
  expect(mail.html).toContain("One cup,<br>not more");
});

it("hides the content of a private reminder on the lock screen and in the mail", () => {
  const secret = { ...reminder, privately: true };
  expect(reminderPush(secret)).toMatchObject({ title: "Time for your reminder", body: "" });
  const mail = reminderMail(secret, links);
  expect(mail.subject).toBe("Time for your reminder");
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/Soursop|One cup/);
});

it("fits the size of a push message, and the subject into one line", () => {
  const long = { ...reminder, title: `a\r\nb${"🌿".repeat(300)}`, description: "🌿".repeat(2000) };
  expect(Buffer.byteLength(JSON.stringify(reminderPush(long)))).toBeLessThan(3900);
  expect(reminderMail(long, links).subject).not.toMatch(/[\r\n]/);
});

it("links to the plant of the day and needs no answer", () => {
  const push = plantPush("d2", { id: "neem", name: "Neem" });
  expect(push).toMatchObject({ title: "Plant of the day: Neem", path: "/plants/neem" });
  expect(push.token).toBeUndefined();
});
