// Lets admins in. Others are told and shown to their dashboard; the database would show them nothing anyway.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { testimonialMessages } from "./messages.ts";
import { isAdmin } from "./review.ts";

export function AdminOnly({ userId, children }: { userId: string; children: ReactNode }) {
  const navigate = useNavigate();
  const { data: admin, isError } = useQuery({
    queryKey: ["is-admin", userId],
    queryFn: () => isAdmin(userId),
  });
  const refused = isError || admin === false;

  useEffect(() => {
    if (!refused) return;
    toast({ title: testimonialMessages.notAdmin, variant: "destructive" });
    void navigate(paths.dashboard, { replace: true });
  }, [refused, navigate]);

  return admin ? children : <Spinner label="Loading…" />;
}
