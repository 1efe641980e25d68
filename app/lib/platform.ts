// Detects the device platform from the user agent. Only for instructions that differ between platforms.
import { neverChanges, useClientValue } from "./use-client-value.ts";

export type Platform = "ios" | "android" | "desktop";

/** iPadOS identifies itself as a Macintosh; only its touch points distinguish it. */
export function detectPlatform(userAgent: string, touchPoints: number): Platform {
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  if (/macintosh/i.test(userAgent) && touchPoints > 1) return "ios";
  return "desktop";
}

const read = (): Platform | null => detectPlatform(navigator.userAgent, navigator.maxTouchPoints);

/** Null in the prerendered page, which is the same for every device. */
export function usePlatform(): Platform | null {
  return useClientValue(neverChanges, read, null);
}
