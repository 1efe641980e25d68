/** Typical traffic: 80 % reads, 10 % chat questions, 10 % writes by signed-in users. */
import { cardColumns } from "#app/features/plants/card-row.ts";
import { detailColumns, relatedColumns } from "#app/features/plants/plant-row.ts";
import { loadCatalogue } from "#catalogue/load.ts";
import { conditionSlugs } from "#catalogue/words.ts";
import { readQuestions } from "#herbalist/evaluation/question-set.ts";
import { tokenOf } from "./test-users.ts";
import type { Kind, Request } from "./traffic.ts";

const QUESTIONS = 200;

export async function mixedTraffic(anonKey: string, people: readonly string[]): Promise<Kind[]> {
  const plants = (await loadCatalogue()).plants.map(({ id }) => id);
  const questions = (await readQuestions("taught")).slice(0, QUESTIONS).map(({ q }) => q);
  const guest = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
  const read = (path: string): Request => ({ method: "GET", path: `/rest/v1/${path}`, headers: guest });
  return [
    { name: "page", share: 40, requests: pages(plants) },
    {
      name: "plant read",
      share: 36,
      requests: plants.flatMap((id) => [
        read(`plants?select=${detailColumns}&id=eq.${id}`),
        read(
          `plants?select=${relatedColumns}&category_tags=cs.{Fever}&id=neq.${id}&order=view_count.desc,id.asc&limit=4`,
        ),
      ]),
    },
    {
      name: "list of plants",
      share: 4,
      requests: [read(`plants?select=${cardColumns}&order=view_count.desc,id.asc&offset=0&limit=1000`)],
    },
    {
      name: "chat",
      share: 10,
      requests: questions.map((query) => ({
        method: "POST",
        path: "/functions/v1/herbal-chat",
        headers: { ...guest, "content-type": "application/json" },
        body: JSON.stringify({ query, conversationHistory: [], sessionId: null, userId: null }),
      })),
    },
    {
      name: "write",
      share: 10,
      requests: (
        await Promise.all(
          people.map((id, index) => writes(anonKey, id, plants.slice(index % 40).slice(0, 20))),
        )
      ).flat(),
    },
  ];
}

function pages(plants: readonly string[]): Request[] {
  const paths = [
    ...["/", "/plants", "/about", "/check", "/games"].flatMap((path) =>
      Array.from({ length: 20 }, () => path),
    ),
    ...conditionSlugs.map((slug) => `/condition/${slug}`),
    ...plants.map((id) => `/plants/${id}`),
  ];
  return paths.map((path) => ({ method: "GET", path, headers: { "accept-encoding": "gzip, br" } }));
}

/** The writes of a signed-in visit: a plant viewed, a bookmark, an analytics event. */
async function writes(anonKey: string, id: string, plants: readonly string[]): Promise<Request[]> {
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${await tokenOf(id)}`,
    "content-type": "application/json",
  };
  const post = (path: string, body: unknown, prefer = "return=minimal"): Request => ({
    method: "POST",
    path: `/rest/v1/${path}`,
    headers: { ...headers, prefer },
    body: JSON.stringify(body),
  });
  const upsert = (row: Record<string, unknown>) =>
    post(
      "user_plant_interactions?on_conflict=user_id,plant_id",
      { user_id: id, ...row },
      "resolution=merge-duplicates,return=minimal",
    );
  return plants.flatMap((plant_id, index) => [
    upsert({ plant_id, viewed_at: new Date().toISOString() }),
    upsert({ plant_id, bookmarked: index % 2 === 0 }),
    post("user_analytics_events", { user_id: id, event_type: "page_view", metadata: { page: "plants" } }),
    post("rpc/increment_plant_views", { plant_id_param: plant_id }),
  ]);
}
