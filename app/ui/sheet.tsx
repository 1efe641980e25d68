// A panel that slides in from the right: the mobile menu or a set of filters.
import { X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Modal } from "./modal.tsx";
import { Opener } from "./opener.tsx";

export function Sheet({
  open,
  onOpenChange,
  trigger,
  title,
  children,
  className,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  title: string;
  children: ReactNode;
  className?: string;
}) {
  const opener = useRef<HTMLElement>(null);
  const titleId = useId();
  const close = () => onOpenChange(false);
  return (
    <>
      <Opener ref={opener} open={open} onOpen={() => onOpenChange(true)}>
        {trigger}
      </Opener>
      {open ? (
        <Modal
          titleId={titleId}
          onDismiss={close}
          opener={opener}
          className={classNames(
            "fixed inset-y-0 right-0 z-50 flex w-[280px] max-w-full animate-slide-in flex-col overflow-y-auto border-l border-line bg-paper outline-none sm:w-[320px]",
            className,
          )}
        >
          <div className="flex min-h-16 items-center justify-between border-b border-line pr-2 pl-5">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <Button variant="quiet" size="icon" aria-label="Close" onClick={close}>
              <X aria-hidden />
            </Button>
          </div>
          {children}
        </Modal>
      ) : null}
    </>
  );
}
