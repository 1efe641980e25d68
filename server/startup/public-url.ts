/** The address the browser should call: the host it used, unless the site has an https address. */
export function publicUrl(host: string | undefined, siteUrl: string): string {
  if (host === undefined || siteUrl.startsWith("https:")) return siteUrl;
  return /^[\w.:[\]-]+$/.test(host) ? `http://${host}` : siteUrl;
}
