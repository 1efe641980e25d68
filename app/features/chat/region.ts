// Guesses the device's region from its language and chooses the emergency numbers: always 911, and the
// region's own.

const european = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS CH LI GF".split(
    " ",
  ),
);

/** The country of a language tag such as en-GY, if it names one. */
export function regionOf(language: string): string | undefined {
  try {
    const { region } = new Intl.Locale(language);
    return region && /^[A-Z]{2}$/.test(region) ? region : undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

export function emergencyNumbers(region: string | undefined): readonly string[] {
  if (region === "GB") return ["999", "911"];
  if (region !== undefined && european.has(region)) return ["112", "911"];
  return ["911"];
}
