// A panel that slides in from the right-hand edge: the phone's menu, a set of filters.
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

export const SheetClose = Radix.Close;

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
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <div aria-hidden="true" data-scroll-lock className="fixed inset-0 z-50 animate-appear bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          className={classNames(
            "fixed inset-y-0 right-0 z-50 flex w-[280px] max-w-full animate-slide-in flex-col overflow-y-auto border-l border-line bg-paper sm:w-[320px]",
            className,
          )}
        >
          <div className="flex min-h-16 items-center justify-between border-b border-line pr-2 pl-5">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
