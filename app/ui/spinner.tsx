// A loading indicator with a label. Where the shape of the content is known, use a skeleton.
import { classNames } from "./class-names.ts";

export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <span role="status" className={classNames("inline-flex items-center gap-3 text-soft", className)}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0 text-forest waited:animate-spin">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path
          d="M21 12a9 9 0 0 0-9-9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span>{label}</span>
    </span>
  );
}
