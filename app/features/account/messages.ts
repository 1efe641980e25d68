// The messages of the account page.

export const accountMessages = {
  emailFailed: "Email address not changed",
  emailRequested: {
    title: "Two emails are on their way",
    description: "Press the link in both, the one to your new address and the one to your current address.",
  },
  emailPending: (address: string) =>
    `The change to ${address} is waiting for both emails: press the link in the one to your current address, and enter the code of the other here. If you press its link instead, your password is removed and all devices are signed out.`,
  secondStepGoes:
    "Your second step is removed with the change: set it up again afterwards, under two-step sign-in on this page.",
  emailConfirmed: { title: "New address confirmed" },
  secondStepGone: {
    title: "New address confirmed",
    description: "Your second step was removed. Set it up again under two-step sign-in.",
  },
  securityCodeSent: {
    title: "Check your email!",
    description: "We sent you a security code. Enter it here to confirm that it is you.",
  },
  choiceFailed: "Your choice could not be saved",
  addFailed: "Could not be added",
  removeFailed: "Could not be removed",
  appAdded: { title: "Authenticator app added", description: "Your other devices have been signed out." },
  keyAdded: { title: "Security key added", description: "Your other devices have been signed out." },
  factorRemoved: "Removed",
  passkeysFailed: "The passkeys could not be loaded.",
  passkeyRemoved: {
    title: "Passkey removed",
    description: "Other devices that a passkey signed in are signed out.",
  },
  proofNeeded: "Please sign in again first: a passkey can be removed for ten minutes after signing in.",
  devicesFailed: "The devices could not be loaded.",
  tryAgain: "Try again",
  signOutFailed: "Sign out failed",
  deviceGone: "That device is signed out",
  othersGone: "All other devices are signed out",
  mailedDeviceStays: {
    title: "Devices were signed out",
    description:
      "One that was signed in by mail in the last ten minutes stays. To sign it out at once, reset your password by mail.",
  },
  exportFailed: "Your data could not be exported",
  deleteFailed: "Your account could not be deleted",
  deleted: {
    title: "Your account was deleted",
    description: "Everything we stored about you has been deleted.",
  },
} as const;
