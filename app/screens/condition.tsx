import { isRouteErrorResponse } from "react-router";
import { ChatPanel } from "#app/features/chat/chat-panel.tsx";
import { loadConditionData } from "#app/features/conditions/condition-data.server.ts";
import { conditionMessages } from "#app/features/conditions/condition-messages.ts";
import { ConditionNotFound } from "#app/features/conditions/condition-not-found.tsx";
import { ConditionView } from "#app/features/conditions/condition-view.tsx";
import { conditionJsonLd } from "#app/features/conditions/json-ld.ts";
import { useRecordCondition } from "#app/features/conditions/use-record-condition.ts";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/condition";

export async function loader({ params }: Route.LoaderArgs) {
  return { condition: await loadConditionData(params.slug) };
}

/** A slug without a prerendered page has no data; the screen then shows its own message. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return { condition: null };
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const condition = loaderData?.condition;
  const path = paths.condition(params.slug);
  if (!condition)
    return siteMeta({ title: conditionMessages.notFound, description: conditionMessages.notFoundText, path });
  return siteMeta({
    title: condition.seoTitle,
    description: condition.seoDescription,
    path,
    jsonLd: conditionJsonLd(condition),
  });
};

export default function Condition({ loaderData }: Route.ComponentProps) {
  const { condition } = loaderData;
  useRecordCondition(condition?.name);
  if (!condition) return <ConditionNotFound />;
  return (
    <ConditionView
      key={condition.slug}
      condition={condition}
      chat={<ChatPanel initialQuery={condition.query} />}
    />
  );
}
