// Which server's language model this site uses, from its settings: one build serves any installation.
import { useEffect, useState } from "react";
import { loadConfig } from "#app/lib/config.ts";
import { logQuietly } from "#app/lib/log.ts";

export function ModelServer() {
  const [server, setServer] = useState<string | null>();
  useEffect(() => {
    loadConfig()
      .then(({ modelServer }) => setServer(modelServer))
      .catch((error: unknown) => logQuietly("Error reading the site's settings:", error));
  }, []);
  if (server === undefined) return null;
  return server === null ? (
    <strong>On this site none is set up, and nothing is sent.</strong>
  ) : (
    <strong>
      On this site it is at <span className="break-all">{server}</span>.
    </strong>
  );
}
