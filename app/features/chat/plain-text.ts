/** A text without its Markdown syntax. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^#+ /gm, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*+/g, "");
}
