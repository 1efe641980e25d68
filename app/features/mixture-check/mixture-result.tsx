// The result of a mixture check: findings per pair, and pairs without any.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SavedCopyOffline } from "#app/ui/saved-copy-line.tsx";
import { textLink } from "#app/ui/text-link.ts";
import type { Mixture, MixtureFinding } from "#herbalist/check/mixture.ts";
import { checkMessages as words } from "./messages.ts";

export function MixtureResult({ mixture }: { mixture: Mixture }) {
  const { dangerous, findings, nothingFound, unknown } = mixture;
  return (
    <section aria-labelledby="mixture-result" className="grid gap-5">
      <h2 id="mixture-result" className="text-2xl sm:text-3xl">
        {words.result}
      </h2>
      <p role="status" className="text-lg font-semibold">
        {findings.length === 0 ? words.nothing : words.count(findings.length)}
      </p>
      <SavedCopyOffline path={paths.mixtureData} />
      {dangerous.map(({ plant, plantName, effect }) => (
        <Notice key={plant} tone="warning" title={`${plantName}: ${words.dangerous}`}>
          <p>{effect}</p>
        </Notice>
      ))}
      {findings.length > 0 ? (
        <ul className="grid gap-3">
          {findings.map((finding) => (
            <Finding key={`${finding.plant} ${finding.about} ${finding.written}`} finding={finding} />
          ))}
        </ul>
      ) : null}
      {nothingFound.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="text-xl">{words.notFound}</h3>
          <ul className="list-disc space-y-1 pl-5 marker:text-leaf">
            {nothingFound.map((pair) => (
              <li key={`${pair.plant} ${pair.with}`}>
                {pair.plantName} with {pair.with}: no information found
              </li>
            ))}
          </ul>
          <p className="text-soft">{words.notSafe}</p>
        </div>
      ) : null}
      {unknown.length > 0 ? (
        <p>
          {words.unknown} <strong>{unknown.join(", ")}</strong>
        </p>
      ) : null}
      <Notice>{words.advice}</Notice>
    </section>
  );
}

function Finding({ finding }: { finding: MixtureFinding }) {
  const avoid = finding.severity === "avoid";
  return (
    <li
      className={
        avoid
          ? "rounded border-2 border-annatto bg-annatto-wash p-4"
          : "rounded border border-gold bg-gold-wash p-4"
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={avoid ? "warning" : "gold"}>{avoid ? words.avoid : words.caution}</Badge>
        <h3 className="text-xl">
          <Link to={paths.plant(finding.plant)} className={textLink}>
            {finding.plantName}
          </Link>{" "}
          with {finding.written}
        </h3>
      </div>
      {finding.label.toLowerCase() === finding.written.toLowerCase() ? null : (
        <p className="mt-1 text-soft">{finding.label}</p>
      )}
      <p className="mt-1">{finding.effect}</p>
    </li>
  );
}
