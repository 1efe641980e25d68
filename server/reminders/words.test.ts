import { expect, it } from "vitest";
import { plantPush, reminderLetter, reminderPush } from "./words.ts";

const told = {
  deliveryId: "d1",
  title: "Soursop tea <b>",
  description: "One cup,\nnot more",
  privately: false,
  token: "t",
};
const links = { page: "https://tea.test/reminders", stop: "https://tea.test/stop" };

it("contains the reminder's content", () => {
  expect(reminderPush(told)).toEqual({
    title: "Soursop tea <b>",
    body: "One cup,\nnot more",
    tag: "d1",
    path: "/reminders",
    token: "t",
  });
  const letter = reminderLetter(told, links);
  expect(letter.subject).toBe("Reminder: Soursop tea <b>");
  expect(letter.text).toContain("One cup,\nnot more");
  expect(letter.text).toContain(links.stop);
  expect(letter.html).toContain("Soursop tea &lt;b&gt;");
  expect(letter.html).toContain("One cup,<br>not more");
});

it("hides the content of a private reminder on the lock screen and in the mail", () => {
  const secret = { ...told, privately: true };
  expect(reminderPush(secret)).toMatchObject({ title: "Time for your reminder", body: "" });
  const letter = reminderLetter(secret, links);
  expect(letter.subject).toBe("Time for your reminder");
  for (const part of [letter.subject, letter.text, letter.html]) expect(part).not.toMatch(/Soursop|One cup/);
});

it("fits the size of a push message, and the subject into one line", () => {
  const long = { ...told, title: `a\r\nb${"🌿".repeat(300)}`, description: "🌿".repeat(2000) };
  expect(Buffer.byteLength(JSON.stringify(reminderPush(long)))).toBeLessThan(3900);
  expect(reminderLetter(long, links).subject).not.toMatch(/[\r\n]/);
});

it("links to the plant of the day and needs no answer", () => {
  const push = plantPush("d2", { id: "neem", name: "Neem" });
  expect(push).toMatchObject({ title: "Plant of the day: Neem", path: "/plants/neem" });
  expect(push.token).toBeUndefined();
});
