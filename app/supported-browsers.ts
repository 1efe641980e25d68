// The oldest browsers that the site supports. The build lowers syntax to them, and a test finds calls that they lack.
// Safari and iOS from 16.4 (the first with web push), Firefox ESR, Chrome and Android WebView of the last three years.

export const supportedBrowsers = ["safari16.4", "ios16.4", "firefox140", "chrome119"];

/** What one of them lacks. Extend it when a newer call is considered: the version says when it may be used. */
export const missingCalls: Readonly<Record<string, RegExp>> = {
  "Promise.withResolvers (Safari 17.4)": /\bPromise\.withResolvers\b/,
  "Promise.try (Safari 18.2)": /\bPromise\.try\b/,
  "Object.groupBy and Map.groupBy (Safari 17.4)": /\b(?:Object|Map)\.groupBy\b/,
  "Array.fromAsync (Chrome 121)": /\bArray\.fromAsync\b/,
  "checkVisibility (Safari 17.4)": /\.checkVisibility\(/,
  "URL.canParse (Safari 17) and URL.parse (Safari 18)": /\bURL\.(?:canParse|parse)\b/,
  "operations on sets (Chrome 122)": /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  "iterator helpers (Safari 18.4)":
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|some|every|find)\(/,
  "Intl.DurationFormat (Chrome 129)": /\bIntl\.DurationFormat\b/,
  "RegExp.escape (Chrome 136)": /\bRegExp\.escape\b/,
  "the popover attribute (Safari 17)": /\bpopover=|\.(?:show|hide|toggle)Popover\(/,
  "regular expressions with the v flag (Safari 17)": /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/,
};
