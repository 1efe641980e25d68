// Push notifications of this browser: support detection and subscription. The caller asks for the permission,
// on a click.
import { loadConfig } from "#app/lib/config.ts";
import { getSupabase } from "#app/lib/supabase.ts";

/** "ready" has the permission and may be subscribed; "askable" has not been asked. */
export type Ability = "ready" | "askable" | "denied" | "iphone-not-installed" | "unsupported";

export type BrowserFacts = {
  readonly hasPush: boolean;
  readonly permission: NotificationPermission | undefined;
  readonly apple: boolean;
  readonly installed: boolean;
};

export function abilityOf({ hasPush, permission, apple, installed }: BrowserFacts): Ability {
  if (!hasPush || permission === undefined)
    return apple && !installed ? "iphone-not-installed" : "unsupported";
  if (permission === "denied") return "denied";
  return permission === "granted" ? "ready" : "askable";
}

export function readAbility(): Ability {
  const touchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return abilityOf({
    hasPush: "serviceWorker" in navigator && "PushManager" in window,
    permission: "Notification" in window ? Notification.permission : undefined,
    apple: /iPhone|iPad|iPod/.test(navigator.userAgent) || touchMac,
    installed: matchMedia("(display-mode: standalone)").matches,
  });
}

/** Whether this browser is subscribed. Neither asks for the permission nor subscribes. */
export async function isSubscribed(): Promise<boolean> {
  if (readAbility() !== "ready") return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) != null;
}

/** Subscribes this browser and registers it with the server. Returns the resulting ability. */
export async function enableNotifications(): Promise<Ability> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "askable";
  const { pushKey } = await loadConfig();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!pushKey || !registration) throw new Error("This browser has no service worker for notifications");
  const key = fromBase64Url(pushKey);
  const known = await registration.pushManager.getSubscription();
  if (known && !hasKey(known, key)) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await registerDevice(subscription);
  return "ready";
}

export async function disableNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const supabase = await getSupabase();
  const { error } = await supabase.rpc("forget_device", { endpoint: subscription.endpoint });
  if (error) throw error;
  await subscription.unsubscribe();
}

/**
 * Unsubscribes on sign-out, so that reminders are not shown on another user's device. The server learns of it
 * at its next push.
 */
export async function unsubscribeDevice(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Updates the server's record after a change of account, key or subscription. */
export async function refreshSubscription(): Promise<void> {
  if (await isSubscribed()) await enableNotifications();
}

async function registerDevice(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const supabase = await getSupabase();
  const { error } = await supabase.rpc("keep_device", {
    endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
  });
  if (error) throw error;
}

function hasKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const own = subscription.options.applicationServerKey;
  if (!own) return false;
  const bytes = new Uint8Array(own);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
