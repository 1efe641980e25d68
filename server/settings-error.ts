/** A setting that cannot be used; its message is the one line the operator sees. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}
