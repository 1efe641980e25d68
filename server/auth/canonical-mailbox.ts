/**
 * The mailbox that an address leads to, for counting mails: many spellings reach one person. Never for finding an account,
 * because not every provider treats addresses so.
 */

/** Providers whose mailboxes are the same with and without dots. */
const IGNORING_DOTS = new Set(["gmail.com", "googlemail.com"]);

export function canonicalMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).replace(/\.$/, "");
  const local = address.slice(0, at);
  // A local part that begins with the sign has no name before it.
  const name = local.replace(/(?<=.)\+.*$/s, "");
  if (IGNORING_DOTS.has(domain)) return `${name.replaceAll(".", "")}@gmail.com`;
  return `${name}@${domain}`;
}
