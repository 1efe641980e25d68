// The leaderboard's rows. The first three have medals, the user's own row is marked.
import { Award, Crown, type LucideIcon, Medal, MessageSquareQuote } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { leaderboardMessages } from "./messages.ts";
import type { RankedRow } from "./ranks.ts";

const medals: Readonly<Record<number, { icon: LucideIcon; look: string; name: string }>> = {
  1: { icon: Crown, look: "bg-gold text-on-gold", name: "First place" },
  2: { icon: Medal, look: "bg-[#c9cdc4] text-[#23291f]", name: "Second place" },
  3: { icon: Award, look: "bg-[#c98a52] text-[#2a1503]", name: "Third place" },
};

export function BoardRows({ rows, userId }: { rows: readonly RankedRow[]; userId: string | null }) {
  return (
    <ol aria-label={leaderboardMessages.rows} className="grid gap-2">
      {rows.map((row) => (
        <BoardRow key={row.user_id} row={row} own={row.user_id === userId} />
      ))}
    </ol>
  );
}

function BoardRow({ row, own }: { row: RankedRow; own: boolean }) {
  return (
    <li
      aria-current={own ? "true" : undefined}
      className={classNames(
        "flex items-center gap-3 rounded border px-3 py-2.5 sm:gap-4 sm:px-4",
        own ? "border-2 border-forest bg-forest-wash" : "border-line bg-raised",
      )}
    >
      <Rank rank={row.rank} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold leading-snug">
          <span className="min-w-0 break-words">
            {row.display_name ?? leaderboardMessages.unnamed(row.user_id)}
          </span>
          {own ? <Badge tone="forest">{leaderboardMessages.you}</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-4 text-soft">
          <Count icon={Award} text={leaderboardMessages.achievements(row.achievements_count)} />
          <Count icon={MessageSquareQuote} text={leaderboardMessages.testimonials(row.testimonials_count)} />
        </p>
      </div>
      <p className="shrink-0 text-right font-semibold">{leaderboardMessages.points(row.total_points)}</p>
    </li>
  );
}

function Rank({ rank }: { rank: number }) {
  const medal = medals[rank];
  if (!medal) {
    return <span className="w-11 shrink-0 text-center font-semibold text-soft tabular-nums">#{rank}</span>;
  }
  return (
    <span
      role="img"
      aria-label={medal.name}
      className={classNames("grid size-11 shrink-0 place-items-center rounded-full", medal.look)}
    >
      <medal.icon aria-hidden className="size-6" />
    </span>
  );
}

function Count({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-4" />
      {text}
    </span>
  );
}
