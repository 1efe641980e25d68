// All user-visible texts of the mixture page.

export const checkMessages = {
  title: "Check a mixture",
  lead: "Pick the plants and the medicines, and see what is documented about taking them together. The same rules as in the chat, and nothing you pick leaves your browser unless you share the link.",
  loading: "Loading the lists…",
  failed: { title: "The lists could not be loaded", retry: "Try again" },
  pickMore: "Pick a plant, and a medicine, an illness or a second plant to check it against.",
  result: "What is documented",
  nothing: "No information found about these together.",
  count: (count: number) => (count === 1 ? "One documented caution" : `${count} documented cautions`),
  dangerous: "dangerous, whatever it is mixed with",
  avoid: "Avoid",
  caution: "Caution",
  notFound: "Where nothing was found",
  notSafe: "No information found does not mean that it is safe. It means that our sources do not mention it.",
  unknown: "Not in our lists, so not checked:",
  advice:
    "For learning only, not medical advice. Show this page to your doctor or pharmacist before you mix anything, and never stop a medicine on your own.",
  share: "Copy the link",
  copied: "Link copied!",
  copyFailed: "The link could not be copied",
  clear: "Start again",
} as const;
