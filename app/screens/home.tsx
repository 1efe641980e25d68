import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { ChatPanel } from "#app/features/chat/chat-panel.tsx";
import { HerbCards } from "#app/features/home/herb-cards.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { usePageView } from "#app/lib/events.ts";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { absolute, siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    description: site.description,
    path: paths.home,
    jsonLd: { "@type": "WebSite", name: site.name, description: site.description, url: absolute(paths.home) },
  });

export default function Home() {
  usePageView("home", useAuth());
  return (
    <>
      <Hero />
      <ChatPanel />
      <HerbCards />
    </>
  );
}
