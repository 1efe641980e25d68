// A list with leaf-coloured markers.
import { classNames } from "#app/ui/class-names.ts";

export function MarkedList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames("grid gap-x-8 gap-y-2.5", className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rotate-45 bg-leaf" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
