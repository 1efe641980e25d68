// Restricts its children to admins. Others get a message and are redirected to their dashboard; the database
// enforces access in any case.
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { useIsAdmin } from "./is-admin.ts";
import { adminMessages } from "./messages.ts";

export function AdminOnly({ userId, children }: { userId: string; children: ReactNode }) {
  const navigate = useNavigate();
  const { data: admin, isError } = useIsAdmin(userId);
  const refused =
    isError && admin === undefined ? adminMessages.unknown : admin === false ? adminMessages.notAdmin : null;

  useEffect(() => {
    if (refused === null) return;
    toast({ title: refused, variant: "destructive" });
    void navigate(paths.dashboard, { replace: true });
  }, [refused, navigate]);

  return admin ? children : <Spinner label="Loading…" />;
}
