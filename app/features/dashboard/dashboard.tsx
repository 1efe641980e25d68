// The signed-in user's dashboard.
import {
  Award,
  BellRing,
  ChevronRight,
  Gamepad2,
  type LucideIcon,
  Sprout,
  Trophy,
  UserRound,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { SignedInVisit } from "#app/features/auth/require-user.tsx";
import { Consultation } from "#app/features/consultations/consultation.tsx";
import { ConsultationHistory } from "#app/features/consultations/consultation-history.tsx";
import { useDisplayName, useIsNameLoading } from "#app/features/name-dialog/display-name.ts";
import { NameDialog } from "#app/features/name-dialog/name-dialog.tsx";
import { hasSeenOnboarding, OnboardingDialog } from "#app/features/onboarding/onboarding-dialog.tsx";
import { paths } from "#app/lib/paths.ts";
import { Card } from "#app/ui/card.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";

const places: readonly { to: string; title: string; text: string; icon: LucideIcon }[] = [
  {
    to: paths.plants,
    title: "Plant Encyclopedia",
    text: "Names, uses, research and warnings, plant by plant.",
    icon: Sprout,
  },
  {
    to: paths.games,
    title: "Games",
    text: "Learn to recognise the plants, a few minutes at a time.",
    icon: Gamepad2,
  },
  {
    to: paths.achievements,
    title: "Achievements",
    text: "What you have unlocked, and how far the next one is.",
    icon: Award,
  },
  {
    to: paths.leaderboard,
    title: "Leaderboard",
    text: "Who has explored, played and shared the most.",
    icon: Trophy,
  },
  {
    to: paths.reminders,
    title: "Reminders",
    text: "Get notified when it is time for your tea, in your own time zone.",
    icon: BellRing,
  },
  {
    to: paths.account,
    title: "Your account",
    text: "Name, password, two-step sign-in, devices and your data.",
    icon: UserRound,
  },
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
      {/* Titles only on phones, so that the history is not far down. */}
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4">
        {places.map((place) => (
          <li key={place.to}>
            <Card className="relative h-full hover:border-forest">
              <div className="flex items-center gap-4 px-5 py-3.5 sm:py-5">
                <place.icon aria-hidden className="size-7 shrink-0 text-forest" />
                <div className="min-w-0 flex-1">
                  <h2 className="text-xl">
                    <Link to={place.to} className="no-underline after:absolute after:inset-0">
                      {place.title}
                    </Link>
                  </h2>
                  <p className="text-soft max-sm:hidden">{place.text}</p>
                </div>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-soft" />
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {/* Last, because it can be twenty answers long. */}
      <ConsultationHistory user={visit.user} />
      <NameDialog userId={visit.user.id} open={needsName} />
      <OnboardingDialog user={visit.user} open={showsOnboarding} onFinish={() => setIsOnboarded(true)} />
    </div>
  );
}
