// Personal data on the device: how a feature declares what it stores, and how the app clears it all. The features'
// declarations are collected in app/personal-data.ts, which is loaded on demand to keep it out of the first page.

/** What a feature stores about a user in this browser. Exported as `personalData` by the feature's personal-data.ts. */
export type PersonalData = {
  /** What is stored, for error messages. */
  readonly name: string;
  /** Local-storage keys, deleted by the registry; a trailing `*` matches all keys with that prefix. */
  readonly localStorage?: readonly string[];
  /** IndexedDB databases that `clear` empties. */
  readonly indexedDB?: readonly string[];
  /** Deletes what is not in local storage, such as copies in memory or subscriptions. */
  readonly clear?: () => void | Promise<void>;
  /**
   * What happens when another user signs in without a sign-out before: by default it is cleared like on sign-out.
   * `keep`: it may belong to the new user. `in-background`: needs the network, so the sign-in does not wait for it.
   */
  readonly onUserChange?: "keep" | "in-background";
};

export type PersonalDataRegistry = {
  /** On sign-out: clears everything. */
  clearPersonalData: () => Promise<void>;
  /** When another user signs in: clears the previous user's data. */
  clearPreviousUser: () => Promise<void>;
};

let load: (() => Promise<PersonalDataRegistry>) | undefined;

/** Called once at start, by the only module that may know all features. */
export function providePersonalData(loader: () => Promise<PersonalDataRegistry>): void {
  load = loader;
}

export async function loadPersonalData(): Promise<PersonalDataRegistry> {
  if (!load) throw new Error("No personal data registry was provided");
  return load();
}
