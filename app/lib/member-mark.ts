// Marks the page of a reader whose session is stored, so that what is printed for strangers alone never shows to them.
import { sessionStorageKey } from "./supabase.ts";

/** Runs in the page's head before anything is painted. */
export const memberScript = `try{if(localStorage.getItem(${JSON.stringify(sessionStorageKey)}))document.documentElement.dataset.member=""}catch(e){}`;

/** For what strangers see, until it is known who is reading. */
export const hiddenFromMembers = "[[data-member]_&]:hidden";
