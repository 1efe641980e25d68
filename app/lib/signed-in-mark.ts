// Marks <html> when a session is stored, so that prerendered content for guests is never shown to signed-in
// users.
import { sessionStorageKey } from "./supabase.ts";

/** Runs in <head>, before the first paint. */
export const signedInScript = `try{if(localStorage.getItem(${JSON.stringify(sessionStorageKey)}))document.documentElement.dataset.member=""}catch(e){}`;

/** For guest content, until the session has loaded. */
export const hiddenWhenSignedIn = "[[data-member]_&]:hidden";
