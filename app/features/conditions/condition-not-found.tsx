// The view for an unknown condition.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { conditionMessages } from "./condition-messages.ts";

export function ConditionNotFound() {
  return (
    <EmptyState
      headingLevel={1}
      title={conditionMessages.notFound}
      description={conditionMessages.notFoundText}
      className="min-h-[60dvh] justify-center"
      action={
        <Button asChild>
          <Link to={paths.home}>{conditionMessages.returnHome}</Link>
        </Button>
      }
    />
  );
}
