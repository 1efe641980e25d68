// A link back, above a page's title.
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { Button } from "./button.tsx";

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="quiet" className="-ml-4">
      <Link to={to}>
        <ArrowLeft aria-hidden />
        {children}
      </Link>
    </Button>
  );
}
