import { useEffect } from "react";
import { useNavigate } from "react-router";
import { arrivedLink } from "#app/lib/arrived-link.ts";
import { logQuietly } from "#app/lib/log.ts";

/** Answers a link that opened the home page. What that takes is fetched only then. */
export function useLinkAtHome(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!arrivedLink()) return;
    import("./link-at-home.ts")
      .then(({ answerAtHome }) => answerAtHome((to) => navigate(to, { replace: true })))
      .catch((error: unknown) => logQuietly("A link could not be read", error));
  }, [navigate]);
}
