import { useHomeLink } from "#app/features/auth/use-home-link.ts";
import { ChatPanel } from "#app/features/chat/chat-panel.tsx";
import { ConditionCards } from "#app/features/conditions/condition-cards.tsx";
import { CriticalDisclaimer } from "#app/features/home/critical-disclaimer.tsx";
import { FloatingActions } from "#app/features/home/floating-actions.tsx";
import { HerbCards } from "#app/features/home/herb-cards.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { SupportButton } from "#app/features/home/support-button.tsx";
import { InstallCard } from "#app/features/install/install-card.tsx";
import { PageView } from "#app/features/shell/page-view.tsx";
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
  useHomeLink();
  return (
    <>
      <PageView page="home" />
      <Hero>
        <ChatPanel className="second-frame mt-3 [contain-intrinsic-block-size:46rem] sm:mt-7" />
      </Hero>
      <ConditionCards />
      <HerbCards />
      <CriticalDisclaimer />
      <FloatingActions>
        <SupportButton />
        <InstallCard />
      </FloatingActions>
    </>
  );
}
