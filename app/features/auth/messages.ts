// Messages about signing in that can appear on any page.

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
    description: "Each link works once. Sign in as usual, or request a new link.",
  },
  elsewhere: {
    title: "This link was requested in another browser or app",
    description: "To sign in here, enter your email address, and then the code from that same email.",
  },
  failedTitle: "Authentication failed",
  signOutFailed: "Sign out failed",
  addressChanged: { title: "Email address changed", description: "Your account now uses the new address." },
  addressChangedFor: (email: string) => ({
    title: "Change of address confirmed",
    description: `It was requested in another browser, so you are not signed in as ${email} here.`,
  }),
  oneMoreEmail: "One more email to confirm",
  declined: "Nothing was changed",
  stillSignedIn: (email: string) => `You are still signed in as ${email}.`,
  notSignedIn: "You are not signed in.",
  noAddress: "a guest account without an address",
} as const;
