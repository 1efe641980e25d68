// The switch that sends the medicines list with a question; off by default.
import { type ReactNode, useState } from "react";
import type { PersonalList } from "./ask-herbalist.ts";
import { isEmpty, useMyList } from "./my-list.ts";
import { MyMedicines } from "./my-medicines.tsx";

export function useMyQuestionList(disabled: boolean): {
  personal: PersonalList | undefined;
  control: ReactNode;
  /** For the next user: switched off, collapsed, without half-typed input. */
  reset: () => void;
} {
  const list = useMyList();
  const [use, setUse] = useState(false);
  const [asker, setAsker] = useState(0);
  return {
    personal: use && !isEmpty(list) ? list : undefined,
    control: <MyMedicines key={asker} use={use} onUse={setUse} disabled={disabled} />,
    reset: () => {
      setUse(false);
      setAsker((before) => before + 1);
    },
  };
}
