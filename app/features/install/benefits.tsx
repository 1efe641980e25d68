// The benefits of installing the app.
import { Bell, Bookmark, type LucideIcon, Smartphone, WifiOff, Zap } from "lucide-react";

const benefits: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: WifiOff,
    title: "Works offline",
    text: "Plants, conditions and warnings stay readable where there is no signal.",
  },
  {
    icon: Zap,
    title: "Faster loading",
    text: "What you have opened once is on your phone and opens at once.",
  },
  { icon: Smartphone, title: "Add to home screen", text: "One tap, and the whole screen for reading." },
  {
    icon: Bell,
    title: "Notifications for plant of the day",
    text: "A notification about today's plant, only if you allow it.",
  },
  {
    icon: Bookmark,
    title: "Save favourites",
    text: "Sign in, and the plants you bookmark are there on every device.",
  },
];

export function Benefits() {
  return (
    <ul className="grid gap-5">
      {benefits.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-forest-wash text-forest">
            <Icon aria-hidden className="size-6" />
          </span>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
