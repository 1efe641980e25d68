// Renders the toasts and announces them to screen readers: errors assertively, the rest politely. On phones they are over
// the header, so that they cover neither an answer nor the buttons that follow it, and one fits into it, so that a tap that
// comes too late for its button does not hit the page's Back below. They wait while they are touched, pointed at or focused.
import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { textLink } from "./text-link.ts";
import {
  currentToasts,
  dismissToast,
  durationOf,
  subscribeToToasts,
  type ToastAction,
  type ToastEntry,
} from "./toast-store.ts";

const none: readonly ToastEntry[] = [];

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <Radix.Provider label="Notification" swipeDirection="right">
      {toasts.map((entry) => (
        <Message key={entry.id} entry={entry} />
      ))}
      <Radix.Viewport className="toasts fixed inset-x-0 top-0 z-70 mx-auto flex max-w-md flex-col gap-1 p-1 md:top-auto md:gap-2 md:right-2 md:bottom-2 md:left-auto md:mx-0 md:w-full md:p-4" />
    </Radix.Provider>
  );
}

function Message({ entry }: { entry: ToastEntry }) {
  const destructive = entry.variant === "destructive";
  return (
    <Radix.Root
      duration={durationOf(entry)}
      type={destructive ? "foreground" : "background"}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id);
      }}
      className={classNames(
        "flex min-h-14 animate-rise items-center gap-1 rounded border-2 pl-3 max-md:text-sm md:items-start md:gap-2 md:py-2 md:pr-1 md:pl-4",
        destructive ? "border-annatto bg-annatto-wash" : "border-forest bg-raised",
      )}
    >
      <div className="min-w-0 flex-1 max-md:leading-tight md:py-2">
        <Radix.Title className="font-bold md:leading-snug">{entry.title}</Radix.Title>
        {entry.description ? (
          <Radix.Description className="line-clamp-2 md:mt-0.5 md:line-clamp-none">
            {entry.description}
          </Radix.Description>
        ) : null}
      </div>
      {entry.action ? <Action action={entry.action} /> : null}
      <Radix.Close asChild>
        <Button variant="quiet" size="icon" aria-label="Dismiss">
          <X aria-hidden />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}

function Action({ action }: { action: ToastAction }) {
  const look = `${textLink} inline-flex min-h-11 shrink-0 items-center md:px-1`;
  return (
    <Radix.Action asChild altText={action.label}>
      {"to" in action ? (
        <Link to={action.to} state={action.state} className={look}>
          {action.label}
        </Link>
      ) : (
        <button type="button" onClick={action.onPress} className={look}>
          {action.label}
        </button>
      )}
    </Radix.Action>
  );
}
