// Connects a control to its label, description and error, so that no form has to.
import { createContext, type ReactNode, use, useId } from "react";
import { classNames } from "./class-names.ts";

type Wiring = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: boolean | undefined;
};

const FieldContext = createContext<Wiring | null>(null);

/** The attributes a control takes from its field; none when it is used alone. */
export function useFieldWiring(): Partial<Wiring> {
  return use(FieldContext) ?? {};
}

export const controlLook =
  "w-full min-h-11 rounded border border-edge bg-raised px-3 py-2 text-base text-ink placeholder:text-soft " +
  "transition-colors hover:border-forest aria-invalid:border-2 aria-invalid:border-annatto " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-soft";

export function Field({
  label,
  description,
  error,
  required,
  hideLabel = false,
  className,
  children,
}: {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Visible to screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : null, description ? descriptionId : null].filter(Boolean).join(" ");
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "font-semibold"}>
        {label}
      </label>
      <FieldContext
        value={{
          id,
          "aria-describedby": describedBy || undefined,
          "aria-invalid": error ? true : undefined,
          required,
        }}
      >
        {children}
      </FieldContext>
      {description ? (
        <p id={descriptionId} className="text-sm text-soft">
          {description}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} role="alert" className="text-sm font-semibold text-annatto">
          {error}
        </p>
      ) : null}
    </div>
  );
}
