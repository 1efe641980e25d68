// A highlighted paragraph. Warnings are plain and legible, never decorative.
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const look = {
  warning: { box: "border-annatto bg-annatto-wash", icon: "text-annatto", Icon: TriangleAlert },
  caution: { box: "border-gold bg-gold-wash", icon: "text-ink", Icon: CircleAlert },
  information: { box: "border-river bg-river-wash", icon: "text-river", Icon: Info },
} as const;

export function Notice({
  tone = "information",
  title,
  children,
  className,
}: {
  tone?: keyof typeof look;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
}) {
  const { box, icon, Icon } = look[tone];
  return (
    <div className={classNames("flex gap-3 rounded border p-3 text-ink sm:p-5", box, className)}>
      <Icon aria-hidden className={classNames("mt-0.5 size-6 shrink-0", icon)} />
      <div className="min-w-0 space-y-1">
        {title ? <p className="font-bold leading-snug">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
