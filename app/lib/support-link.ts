// The WhatsApp chat for help with the app. Not for health questions: the text says so.

const helpText =
  "Hello, I need help with the Bush Tea app. (I know that this is not for medical advice or emergencies.)";

/** `number`: digits only, with the country code. */
export function supportLink(number: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(helpText)}`;
}
