// A condition's page: description, warnings, traditional approach and when to see a doctor.
import { MessageCircleQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#app/lib/paths.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SavedCopyOffline } from "#app/ui/saved-copy-line.tsx";
import type { ConditionData } from "./condition-data.ts";
import { conditionMessages } from "./condition-messages.ts";
import { DangerSigns } from "./danger-signs.tsx";
import { DocumentedPlants } from "./documented-plants.tsx";
import { MarkedList } from "./marked-list.tsx";
import { PlateFan } from "./plate-fan.tsx";

export function ConditionView({
  condition,
  chat,
}: {
  condition: ConditionData;
  /** The chat panel, prefilled with the condition's question. */
  chat: ReactNode;
}) {
  return (
    <>
      <header className="overflow-hidden border-b border-line bg-sunk">
        <div className="page grid items-center gap-8 pt-3 pb-8 sm:pb-10 md:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <BackLink to={paths.home}>Back to Home</BackLink>
            <div className="mt-3 flex items-start gap-4 sm:items-center sm:gap-6">
              <img
                src={paths.emblem(condition.slug)}
                alt=""
                width={384}
                height={384}
                className="size-16 shrink-0 rounded-full bg-plate sm:size-28"
              />
              <div>
                <h1 className="text-4xl sm:text-5xl">{condition.name}</h1>
                <p className="mt-2 text-lg first-letter:uppercase sm:text-xl">{condition.description}</p>
              </div>
            </div>
          </div>
          <PlateFan plants={condition.plants} />
        </div>
      </header>

      {/* In reading order: warning, danger signs, the condition, the doctor. Side by side on wide screens. */}
      <div className="page grid gap-x-12 gap-y-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr_auto]">
        <Notice tone="warning" title={conditionMessages.warning} className="self-start">
          <p>{condition.warning}</p>
          <SavedCopyOffline path={paths.conditionData(condition.slug)} />
        </Notice>
        <DangerSigns
          signs={condition.redFlags}
          className="self-start lg:col-start-2 lg:row-span-2 lg:row-start-1"
        />
        <div className="second-frame grid content-start gap-8 [contain-intrinsic-block-size:44rem] lg:col-start-1 lg:row-span-2 lg:row-start-2">
          <Button
            size="large"
            onClick={goToChat}
            className="justify-self-start noscript:hidden max-sm:w-full"
          >
            <MessageCircleQuestion aria-hidden />
            {conditionMessages.ask}
          </Button>
          <section aria-labelledby="symptoms">
            <h2 id="symptoms" className="text-2xl sm:text-3xl">
              {conditionMessages.symptoms}
            </h2>
            <MarkedList items={condition.commonSymptoms} className="mt-4 sm:grid-cols-2" />
          </section>
          <section aria-labelledby="approach">
            <h2 id="approach" className="text-2xl sm:text-3xl">
              {conditionMessages.approach}
            </h2>
            <p className="measure mt-4 text-lg">{condition.traditionalApproach}</p>
          </section>
        </div>
        <section
          aria-labelledby="doctor"
          className="self-start rounded border border-line bg-raised p-5 lg:col-start-2 lg:row-start-3"
        >
          <h2 id="doctor" className="text-xl">
            {conditionMessages.doctor}
          </h2>
          <MarkedList
            items={condition.whenToSeeADoctor}
            className="second-frame mt-3 [contain-intrinsic-block-size:16rem]"
          />
        </section>
      </div>

      <DocumentedPlants name={condition.name} plants={condition.plants} dangerous={condition.dangerous} />

      <section
        aria-labelledby="also-helps"
        className="second-frame page py-12 [contain-intrinsic-block-size:16rem] sm:py-16"
      >
        <h2 id="also-helps" className="text-2xl sm:text-3xl">
          {conditionMessages.alsoHelps}
        </h2>
        <MarkedList items={condition.alsoHelps} className="mt-4 sm:grid-cols-2" />
      </section>

      <div
        data-flush
        className="below border-t border-line bg-sunk [contain-intrinsic-size:auto_58rem] sm:[contain-intrinsic-size:auto_47rem]"
      >
        <div className="page py-14 md:py-20">
          <div className="mx-auto max-w-3xl">{chat}</div>
        </div>
      </div>
    </>
  );
}

/**
 * Moves the focus to the panel, not the text area, so that no on-screen keyboard covers the prefilled
 * question.
 */
function goToChat(): void {
  const box = document.getElementById("ask");
  if (!box) return;
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
  const show = () => box.scrollIntoView({ block: "start" });
  show();
  // The plants above it get their real height only when they come near, and not every browser keeps the place then.
  requestAnimationFrame(() => requestAnimationFrame(show));
}
