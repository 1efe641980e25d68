// 'Answers that did not help': counts by what was asked, the complaint and the reason given.
import { Card } from "#app/ui/card.tsx";
import { useFeedbackCounts } from "./get-feedback.ts";
import { adminMessages } from "./messages.ts";

export function FeedbackTable({ userId }: { userId: string }) {
  const { data = [] } = useFeedbackCounts(userId);
  return (
    <Card className="overflow-x-auto p-5">
      <h3 className="text-lg">Answers that did not help</h3>
      {data.length === 0 ? (
        <p className="mt-3 text-soft">{adminMessages.noData}</p>
      ) : (
        <table className="mt-3 w-full text-left">
          <thead>
            <tr>
              {["Asked", "Complaint", "Reason", "Answers"].map((title) => (
                <th key={title} scope="col" className="py-1.5 pr-4">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ ask, complaint, reason, count }) => (
              <tr key={`${ask} ${complaint} ${reason}`} className="border-t border-line">
                <td className="py-1.5 pr-4">{ask || "–"}</td>
                <td className="py-1.5 pr-4">{complaint || "–"}</td>
                <td className="py-1.5 pr-4">{reason || "No reason given"}</td>
                <td className="py-1.5 font-semibold tabular-nums">{count.toLocaleString("en")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
