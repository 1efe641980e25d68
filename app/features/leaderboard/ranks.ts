// Ranks rows that are sorted by points; equal points share a rank. Pure.

export type BoardRow = {
  user_id: string;
  display_name: string | null;
  total_points: number;
  achievements_count: number;
  testimonials_count: number;
};

export type RankedRow = BoardRow & { rank: number };

export function rankRows(rows: readonly BoardRow[]): RankedRow[] {
  let rank = 0;
  return rows.map((row, place) => {
    if (row.total_points !== rows[place - 1]?.total_points) rank = place + 1;
    return { ...row, rank };
  });
}
