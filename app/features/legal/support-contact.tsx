// How the people who run this site are reached, from its settings: one build serves any installation.
import { useEffect, useState } from "react";
import { loadConfig, type SiteConfig } from "#app/lib/config.ts";
import { logQuietly } from "#app/lib/log.ts";
import { supportLink } from "#app/lib/support-link.ts";
import { textLink } from "#app/ui/text-link.ts";

export function SupportContact() {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    loadConfig()
      .then(setConfig)
      .catch((error: unknown) => logQuietly("Error reading the site's settings:", error));
  }, []);
  if (config === undefined) return null;
  const { supportContact, supportWhatsapp } = config;
  return (
    <>
      {supportContact ? (
        <>
          Write to the people who run the site at{" "}
          <a href={supportContact} className={textLink}>
            {supportContact.replace(/^mailto:|^https:\/\//, "")}
          </a>
          .{" "}
        </>
      ) : null}
      {supportWhatsapp ? (
        <>
          They are on WhatsApp at{" "}
          <a href={supportLink(supportWhatsapp)} className={textLink}>
            +{supportWhatsapp}
          </a>
          .{" "}
        </>
      ) : null}
      {supportContact || supportWhatsapp
        ? "A mistake can also be reported from the foot of any plant's page."
        : "Write to the people who run the site with “Report a mistake”, at the foot of any plant's page: they read every report. A guest's report carries no name, so sign in if you want an answer."}
    </>
  );
}
