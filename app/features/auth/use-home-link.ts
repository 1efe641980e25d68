import { useEffect } from "react";
import { useNavigate } from "react-router";
import { peekArrivedLink } from "#app/lib/arrived-link.ts";
import { logQuietly } from "#app/lib/log.ts";

/** Handles an email link that opened the home page. The code for it is loaded only if there is a link. */
export function useHomeLink(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!peekArrivedLink()) return;
    import("./home-link.ts")
      .then(({ handleHomeLink }) => handleHomeLink((to) => navigate(to, { replace: true })))
      .catch((error: unknown) => logQuietly("The email link could not be handled:", error));
  }, [navigate]);
}
