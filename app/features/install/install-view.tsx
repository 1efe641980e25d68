// How to install the app: one tap where the browser offers it, step by step elsewhere.
import { CircleCheck, Download } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { installPrompt, useCanInstall, useInstalled } from "#app/lib/install-prompt.ts";
import { paths } from "#app/lib/paths.ts";
import { type Platform, usePlatform } from "#app/lib/platform.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { installMessages, platformNames, platformTitles, steps } from "./messages.ts";

const platforms: readonly Platform[] = ["android", "ios", "desktop"];

export function InstallView() {
  const detected = usePlatform();
  const [chosen, setChosen] = useState<Platform | null>(null);
  const canInstall = useCanInstall();
  const installed = useInstalled();
  const shown = chosen ?? detected;
  const atOnePress = detected === "android" && canInstall;
  return (
    <Card className="self-start">
      <CardBody className="grid gap-6">
        {/* As tall as the longest list, so that nothing shifts when the platform has been detected. */}
        <div className="flex min-h-104 flex-col gap-6 sm:min-h-88">
          {installed ? <Installed /> : atOnePress ? <OnePress /> : null}
          {installed || atOnePress ? null : (
            <>
              <Devices shown={shown} onChoose={setChosen} />
              {platforms.map((platform) => (
                <Steps key={platform} platform={platform} shown={platform === shown} />
              ))}
            </>
          )}
        </div>
        <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
          <Link to={paths.home}>{installMessages.skip}</Link>
        </Button>
      </CardBody>
    </Card>
  );
}

function Installed() {
  return (
    <div className="m-auto grid max-w-sm justify-items-center gap-2 text-center">
      <CircleCheck aria-hidden className="size-10 text-forest" />
      <h2 className="text-2xl">{installMessages.already.title}</h2>
      <p>{installMessages.already.text}</p>
    </div>
  );
}

function OnePress() {
  const navigate = useNavigate();
  async function install() {
    if (await installPrompt.prompt()) navigate(paths.home);
  }
  return (
    <div className="m-auto grid max-w-sm justify-items-center gap-4 text-center">
      <img src="/icons/icon-192.png" alt="" width={96} height={96} className="rounded" />
      <h2 className="text-2xl">Install it with one tap</h2>
      <p>{installMessages.ready}</p>
      <Button size="large" onClick={install} className="w-full">
        <Download aria-hidden />
        {installMessages.installNow}
      </Button>
    </div>
  );
}

function Devices({ shown, onChoose }: { shown: Platform | null; onChoose: (platform: Platform) => void }) {
  return (
    <fieldset className="noscript:hidden">
      <legend className="font-semibold">Show the steps for</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {platforms.map((platform) => (
          <button
            key={platform}
            type="button"
            aria-pressed={platform === shown}
            onClick={() => onChoose(platform)}
            className="min-h-11 rounded-full border border-edge bg-raised px-4 font-semibold transition-colors hover:border-forest hover:bg-forest-wash aria-pressed:border-forest aria-pressed:bg-forest aria-pressed:text-on-forest"
          >
            {platformNames[platform]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** All three lists are in the page, because without scripts the platform is unknown. */
function Steps({ platform, shown }: { platform: Platform; shown: boolean }) {
  return (
    <section
      aria-label={platformTitles[platform]}
      className={classNames("grid content-start gap-4", !shown && "hidden noscript:grid")}
    >
      <h2 className="text-2xl">{platformTitles[platform]}</h2>
      <ol className="grid gap-4">
        {steps[platform].map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-forest-wash font-semibold text-forest"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
