// Every message of the account page.

export const accountMessages = {
  emailFailed: "E-mail address not changed",
  emailAsked: {
    title: "Two mails are on their way",
    description: "Press the link in both, the one to your new address and the one to your present address.",
  },
  emailPending: (address: string) =>
    `The change to ${address} waits for both mails: press the link in each of them.`,
  securityCodeSent: {
    title: "Check your email!",
    description: "We sent you a security code. Type it here, and we know that it is you.",
  },
  choiceFailed: "Your choice could not be saved",
  addFailed: "Could not be added",
  removeFailed: "Could not be removed",
  appAdded: { title: "Authenticator app added", description: "Your other devices have been signed out." },
  keyAdded: { title: "Security key added", description: "Your other devices have been signed out." },
  factorRemoved: "Removed",
  devicesFailed: "The devices could not be loaded.",
  tryAgain: "Try again",
  signOutFailed: "Sign out failed",
  deviceGone: "That device is signed out",
  othersGone: "All other devices are signed out",
  exportFailed: "Your data could not be put together",
  deleteFailed: "Your account could not be deleted",
  deleted: { title: "Your account is gone", description: "Everything we kept about you has been deleted." },
} as const;
