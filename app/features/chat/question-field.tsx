// The question field with its button and offline notice, shared by the home page and the dashboard.
import { type ReactNode, type Ref, Suspense, useState } from "react";
import { loadOnDemand } from "#app/lib/load-on-demand.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { preloadConversation } from "./lazy-conversation.tsx";
import { loadMarkdown } from "./load-markdown.ts";
import { chatMessages } from "./messages.ts";
import type { Phase } from "./use-herbalist.ts";

/** Without a connection the setting is missing; the question stays. */
const DeviceSetting = loadOnDemand<{ disabled: boolean }>(() =>
  import("./device/device-setting.tsx").then((module) => module.DeviceSetting),
);

export function QuestionField({
  text,
  onText,
  onSubmit,
  phase,
  placeholder,
  blankDisables = false,
  hideLabel = false,
  inputRef,
  children,
}: {
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  phase: Phase;
  placeholder?: string;
  /** Disables the button while the field is blank. Otherwise submitting a blank field shows a message. */
  blankDisables?: boolean;
  /** Where the page asks in words of its own. */
  hideLabel?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Rendered below the button. */
  children?: ReactNode;
}) {
  const loading = phase.kind === "loading";
  const [begun, setBegun] = useState(false);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label="Your question" hideLabel={hideLabel}>
        <Textarea
          {...(inputRef === undefined ? {} : { ref: inputRef })}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onFocus={() => {
            setBegun(true);
            if (!navigator.onLine) return;
            loadMarkdown();
            preloadConversation();
          }}
          placeholder={placeholder}
          rows={2}
          className="min-h-20"
          disabled={loading}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          size="large"
          disabled={loading || (blankDisables && text.trim() === "")}
          className="max-sm:w-full"
        >
          {loading ? chatMessages.asking : chatMessages.ask}
        </Button>
        <span role="status" className="sr-only">
          {phase.kind === "answered" ? chatMessages.ready : ""}
        </span>
      </div>
      {loading ? <Spinner label={chatMessages.asking} className="sr-only" /> : null}
      <div role="alert" className="empty:-mt-3">
        {phase.kind === "offline" ? (
          <Notice tone="caution" title={chatMessages.offline.title}>
            <p>{chatMessages.offline.text}</p>
            <p className="font-semibold">{chatMessages.offline.emergency}</p>
          </Notice>
        ) : null}
      </div>
      {children}
      {/* Loaded when the user starts to ask, into space that is kept for it from then on. */}
      {begun ? (
        <div className="min-h-11">
          <Suspense>
            <DeviceSetting disabled={loading} />
          </Suspense>
        </div>
      ) : null}
    </form>
  );
}
