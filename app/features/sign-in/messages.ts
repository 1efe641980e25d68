// The messages of the sign-in screen.

export const signInMessages = {
  invalidEmail: { title: "Invalid email", description: "Please enter a valid email address" },
  invalidCode: { title: "Invalid code", description: "Please enter the 6-digit code from your email" },
  invalidAppCode: { title: "Invalid code", description: "Please enter the 6-digit code from your app" },
  sendFailed: "Failed to send magic link",
  checkEmail: "Check your email!",
  verificationFailed: "Verification failed",
  noSession: "An error occurred on token verification.",
  signInFailed: "Sign in failed",
  signUpFailed: "Sign up failed",
  resetFailed: "Failed to send reset link",
  passwordMissing: "Please enter your password",
  passwordShort: "At least 8 characters, please",
  passwordLong: "At most 72 bytes, please: about 72 letters",
  passwordNotChanged: "Password not changed",
  passwordChanged: {
    title: "Password changed",
    description: "All your other devices have been signed out.",
  },
  consent:
    "I agree that Bush Tea keeps the health questions I ask while signed in, so that I can read them again.",
} as const;
