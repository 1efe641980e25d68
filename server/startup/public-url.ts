/**
 * The address the browser should call. Without an https address the site is tried out at home, by whatever name or
 * address the machine has there, so that the requested host counts; a public name that is not the site's never does.
 */
export function publicUrl(host: string | undefined, siteUrl: string): string {
  if (host === undefined || siteUrl.startsWith("https:") || !/^[\w.:[\]-]+$/.test(host)) return siteUrl;
  if (!URL.canParse(`http://${host}`)) return siteUrl;
  const { hostname } = new URL(`http://${host}`);
  return isLocalName(hostname) || hostname === new URL(siteUrl).hostname ? `http://${host}` : siteUrl;
}

/** An IP address, a name of one word, or one that only the local network answers for. */
function isLocalName(hostname: string): boolean {
  return (
    hostname.startsWith("[") ||
    /^[\d.]+$/.test(hostname) ||
    !hostname.includes(".") ||
    hostname.endsWith(".local")
  );
}
