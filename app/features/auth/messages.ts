// Every message about signing in that can reach a reader on any page.

export const authMessages = {
  loading: "Loading…",
  signingIn: "Signing you in...",
  signingOut: "Signing you out...",
  welcomeBack: { title: "Welcome back!", description: "You've been signed in successfully" },
  welcome: { title: "Welcome!", description: "You've been signed in successfully" },
  invalidLink: {
    title: "Invalid magic link",
    description: "The link appears to be invalid or expired. Please request a new one.",
  },
  usedLink: {
    title: "This link has already been used",
    description: "Each link works once. Sign in as usual, or ask for a new link.",
  },
  failedTitle: "Authentication failed",
  somethingWrong: "Something went wrong. Please try again.",
  signOutFailed: "Sign out failed",
  addressChanged: { title: "E-mail address changed", description: "Your account now uses the new address." },
  addressChangedFor: (email: string) => ({
    title: "Change of address confirmed",
    description: `It was asked for in another browser, so you are not signed in as ${email} here.`,
  }),
  oneMoreMail: "One more mail to answer",
  notTaken: "Nothing was changed",
  stillSignedIn: (email: string) => `You are still signed in as ${email}.`,
  notSignedIn: "You are not signed in.",
  noAddress: "a guest account without an address",
} as const;
