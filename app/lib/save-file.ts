/** Offers a file as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads the URL after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
