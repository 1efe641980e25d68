/** The style of a link inside running text. */
export const textLink =
  "font-semibold text-forest underline decoration-leaf decoration-1 underline-offset-4 hover:text-forest-strong hover:decoration-2";
