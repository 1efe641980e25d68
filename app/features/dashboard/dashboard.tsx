// The signed-in user's dashboard.
import { type LucideIcon, Sprout, Trophy, UserRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { SignedInVisit } from "#app/features/auth/require-user.tsx";
import { Consultation } from "#app/features/consultations/consultation.tsx";
import { ConsultationHistory } from "#app/features/consultations/consultation-history.tsx";
import { useDisplayName, useIsNameLoading } from "#app/features/name-dialog/display-name.ts";
import { NameDialog } from "#app/features/name-dialog/name-dialog.tsx";
import { hasSeenOnboarding, OnboardingDialog } from "#app/features/onboarding/onboarding-dialog.tsx";
import { paths } from "#app/lib/paths.ts";
import { textLink } from "#app/ui/text-link.ts";
import { DashboardHeader } from "./dashboard-header.tsx";
import { Today } from "./today.tsx";

const places: readonly { to: string; title: string; icon: LucideIcon }[] = [
  { to: paths.plants, title: "Plant Encyclopedia", icon: Sprout },
  { to: paths.leaderboard, title: "Leaderboard", icon: Trophy },
  { to: paths.account, title: "Your account", icon: UserRound },
];

export function Dashboard({ visit }: { visit: SignedInVisit }) {
  const name = useDisplayName(visit.user.id);
  const isNameLoading = useIsNameLoading(visit.user.id);
  const [isOnboarded, setIsOnboarded] = useState(() => hasSeenOnboarding(visit.user));
  const needsName = name === null;
  const showsOnboarding = typeof name === "string" && !isOnboarded;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-12">
      <DashboardHeader visit={visit} name={name} />
      <Consultation deferred={isNameLoading || needsName || showsOnboarding} />
      <Today userId={visit.user.id} />
      {/* Below the day, because it can be twenty answers long. */}
      <ConsultationHistory user={visit.user} />
      <nav aria-label="More pages">
        <ul className="flex flex-wrap gap-x-6 border-t border-line pt-4">
          {places.map((place) => (
            <li key={place.to}>
              <Link to={place.to} className={`${textLink} inline-flex min-h-11 items-center gap-2`}>
                <place.icon aria-hidden className="size-5" />
                {place.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <NameDialog userId={visit.user.id} open={needsName} />
      <OnboardingDialog user={visit.user} open={showsOnboarding} onFinish={() => setIsOnboarded(true)} />
    </div>
  );
}
