// A question the reader must answer first. The page behind it is dimmed, silent and still.
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

type DialogProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot. */
  footer?: ReactNode;
  /** False for a dialog that only an answer closes: no cross, no Escape, no click outside. */
  dismissible?: boolean;
  className?: string;
};

export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  footer,
  dismissible = true,
  className,
}: DialogProps) {
  const stay = dismissible ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        {/* Our own veil: the primitive's would write a style element, which a strict style policy refuses. */}
        <div aria-hidden="true" data-scroll-lock className="fixed inset-0 z-50 animate-appear bg-veil" />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          className={classNames(
            "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full max-w-lg animate-rise flex-col rounded-t border border-line bg-paper",
            "sm:inset-y-0 sm:my-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded",
            className,
          )}
        >
          <div className="overflow-y-auto p-5 sm:p-6">
            <Radix.Title className={classNames("text-2xl", dismissible && "pr-12")}>{title}</Radix.Title>
            {description ? (
              <Radix.Description asChild>
                <div className="mt-2 text-soft">{description}</div>
              </Radix.Description>
            ) : null}
            {children ? <div className="mt-4">{children}</div> : null}
          </div>
          {footer ? (
            <div className="flex flex-col-reverse gap-3 border-t border-line p-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          ) : null}
          {dismissible ? (
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close" className="absolute top-3 right-3">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
