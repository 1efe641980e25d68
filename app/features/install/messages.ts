// All user-visible texts about installing: the card, the benefits and the steps per platform.
import type { Platform } from "#app/lib/platform.ts";

export const installMessages = {
  card: { title: "Install App", text: "Get quick access and work offline", dismiss: "Dismiss" },
  title: "Install Bush Tea",
  lead: "Keep it on your phone like any other app. There is no store, no account and nothing to pay.",
  installNow: "Install Now",
  skip: "Skip for Now",
  ready: "Your browser can install it now. It will ask you to confirm.",
  already: {
    title: "Bush Tea is on this device",
    text: "Open it from your home screen or your list of apps.",
  },
} as const;

export const platformNames: Readonly<Record<Platform, string>> = {
  android: "Android",
  ios: "iPhone or iPad",
  desktop: "Computer",
};

export const platformTitles: Readonly<Record<Platform, string>> = {
  android: "On an Android phone",
  ios: "On an iPhone or iPad",
  desktop: "On a computer",
};

export const steps: Readonly<Record<Platform, readonly string[]>> = {
  android: [
    "Open this page in Chrome.",
    "Tap the three dots at the top right.",
    "Tap “Add to home screen”, then “Install”.",
    "Open Bush Tea from your home screen.",
  ],
  ios: [
    "Open this page in Safari.",
    "Tap the Share button: a square with an arrow that points up.",
    "Scroll down and tap “Add to Home Screen”.",
    "Tap “Add” at the top right, and open Bush Tea from your home screen.",
  ],
  desktop: [
    "Open this page in Chrome or Edge.",
    "Click the install icon at the right end of the address bar: a screen with an arrow that points down.",
    "Click “Install”. In Safari on a Mac, choose “Add to Dock” from the File menu instead.",
    "Open Bush Tea from your apps, in a window of its own.",
  ],
};
