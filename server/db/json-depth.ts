/**
 * Checks a JSON text before it is parsed: the embedded database hangs on thousands of levels, and parsing and checking
 * tens of thousands of values blocks the event loop.
 */

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;

/** Whether arrays and objects nest more than `max` deep. One pass; brackets inside strings do not count. */
export function jsonDepthExceeds(text: string, max: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at + 1);
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > max) return true;
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1;
    }
  }
  return false;
}

/** Whether there are more than `max` values, counted by the commas outside strings. */
export function jsonValuesExceed(text: string, max: number): boolean {
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at + 1);
    else if (code === comma) values += 1;
    if (values > max) return true;
  }
  return false;
}

const hugeExponent = /[eE][+-]?0*[1-9]\d{2}/;

/** Whether a number outside strings has an exponent of three digits or more. */
export function jsonHasHugeNumber(text: string): boolean {
  if (!hugeExponent.test(text)) return false;
  // Usually it is a word in a string, which only a second look tells.
  let outside = "";
  let from = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', from)) {
    outside += `${text.slice(from, at)} `;
    from = endOfString(text, at + 1) + 1;
  }
  return hugeExponent.test(outside + text.slice(from));
}

/** The index of the closing quote, or the end of the text if there is none. */
function endOfString(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 2;
    else if (code === quote) return at;
    else at += 1;
  }
  return at;
}
