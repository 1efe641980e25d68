// The plant's text in five tabs. All panels are in the page, whichever is open.
import { memo, useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { recordEvent } from "#app/lib/events.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { plantMessages } from "../messages.ts";
import type { PlantDetail } from "../plant-row.ts";
import { Prose } from "../prose.tsx";
import { MedicinalTab } from "./medicinal-tab.tsx";
import { Pairs, Section } from "./section.tsx";
import { plantTabs, readTab, writeTab } from "./tab-parameter.ts";

export function PlantTabs({
  plant,
  userId,
  unchecked,
}: {
  plant: PlantDetail;
  userId: string | null;
  unchecked: boolean;
}) {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  // The prerendered page shows the first tab and must hydrate as it was rendered.
  const open = readTab(useHydrated() ? parameters : new URLSearchParams());
  const readingHistory = open === "history" && plant.history !== "";

  useEffect(() => {
    if (readingHistory) recordEvent("plant_history_viewed", { userId, plantId: plant.id });
  }, [readingHistory, plant.id, userId]);

  return (
    <Tabs
      value={open}
      onValueChange={(tab) =>
        setParameters((before) => writeTab(tab, before), { replace: true, preventScrollReset: true, state })
      }
    >
      <TabList aria-label={`About ${plant.common_name}`}>
        {plantTabs.map(({ id, label }) => (
          <Tab key={id} value={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="overview" className="grid gap-8">
        <OverviewTab plant={plant} />
      </TabPanel>
      <TabPanel value="history" className="noscript:mt-8">
        <Section title="History">
          <Prose text={plant.history || plantMessages.noHistory} />
        </Section>
      </TabPanel>
      <TabPanel value="medicinal" className="grid gap-8 noscript:mt-8">
        <MedicinalTab plant={plant} unchecked={unchecked} />
      </TabPanel>
      <TabPanel value="growing" className="noscript:mt-8">
        <Section title="Growing">
          {Object.keys(plant.growing_info).length > 0 ? (
            <Pairs pairs={plant.growing_info} />
          ) : (
            <p>There is no information about growing it yet.</p>
          )}
        </Section>
      </TabPanel>
      <TabPanel value="fun-facts" className="noscript:mt-8">
        <Section title="Fun Facts">
          {plant.fun_facts.length > 0 ? (
            <ol className="measure list-decimal space-y-2 pl-6 marker:font-semibold marker:text-forest">
              {plant.fun_facts.map((fact) => (
                <li key={fact} className="pl-1">
                  {fact}
                </li>
              ))}
            </ol>
          ) : (
            <p>There are no fun facts yet.</p>
          )}
        </Section>
      </TabPanel>
    </Tabs>
  );
}

const belowFirstScreen = "fourth-frame [contain-intrinsic-block-size:20rem]";

const OverviewTab = memo(function OverviewTab({ plant }: { plant: PlantDetail }) {
  return (
    <>
      <Section title="About">
        <Prose text={plant.description} />
      </Section>
      {plant.cultural_origin.length > 0 ? (
        <Section title="Cultural Origins">
          <ul className="flex flex-wrap gap-2">
            {plant.cultural_origin.map((origin) => (
              <li key={origin}>
                <Badge tone="gold">{origin}</Badge>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {plant.recognise ? (
        <Section title="How to recognise it" className={belowFirstScreen}>
          <Prose text={plant.recognise} />
          {plant.habitat ? (
            <div className="mt-4">
              <h3 className="text-xl">Where it grows</h3>
              <Prose text={plant.habitat} />
            </div>
          ) : null}
        </Section>
      ) : null}
      {plant.look_alikes.length > 0 ? (
        <Section title="Do not mistake it for" className={belowFirstScreen}>
          <ul className="measure space-y-4">
            {plant.look_alikes.map(({ name, tell, danger }) => (
              <li key={name}>
                <p className="font-semibold">{name}</p>
                <p>{tell}</p>
                {danger ? (
                  <Notice tone="warning" className="mt-2">
                    <p>{danger}</p>
                  </Notice>
                ) : null}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
});
