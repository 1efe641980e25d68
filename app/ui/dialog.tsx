// A modal dialog. The page behind it is dimmed, inert and does not scroll.
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Modal } from "./modal.tsx";
import { Opener } from "./opener.tsx";

type DialogProps = {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  /** Gets the focus when it closes, if nothing had it before. */
  next?: RefObject<HTMLElement | null> | undefined;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** False for a dialog that only its own buttons close: no close button, no Escape, no click outside. */
  dismissible?: boolean;
  className?: string;
};

export function Dialog({
  open,
  onOpenChange,
  trigger,
  next,
  title,
  description,
  children,
  footer,
  dismissible = true,
  className,
}: DialogProps) {
  const opener = useRef<HTMLElement>(null);
  const id = useId();
  const close = () => onOpenChange?.(false);
  return (
    <>
      {trigger ? (
        <Opener ref={opener} open={open} onOpen={() => onOpenChange?.(true)}>
          {trigger}
        </Opener>
      ) : null}
      {open ? (
        <Modal
          titleId={`${id}-title`}
          descriptionId={description ? `${id}-text` : undefined}
          onDismiss={dismissible ? close : undefined}
          opener={next ?? opener}
          className={classNames(
            "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full max-w-lg animate-rise flex-col rounded-t border border-line bg-paper outline-none",
            "sm:inset-y-0 sm:my-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded",
            className,
          )}
        >
          <div className="overflow-y-auto p-5 sm:p-6">
            <h2 id={`${id}-title`} className={classNames("text-2xl", dismissible && "pr-12")}>
              {title}
            </h2>
            {description ? (
              <div id={`${id}-text`} className="mt-2 text-soft">
                {description}
              </div>
            ) : null}
            {children ? <div className="mt-4">{children}</div> : null}
          </div>
          {footer ? (
            <div className="flex flex-col-reverse gap-3 border-t border-line p-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </div>
          ) : null}
          {dismissible ? (
            <Button
              variant="quiet"
              size="icon"
              aria-label="Close"
              onClick={close}
              className="absolute top-3 right-3"
            >
              <X aria-hidden />
            </Button>
          ) : null}
        </Modal>
      ) : null}
    </>
  );
}
