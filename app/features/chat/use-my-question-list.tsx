// The list beside a question: the switch that lets it go along, off until somebody turns it on.
import { type ReactNode, useState } from "react";
import type { PersonalList } from "./ask-herbalist.ts";
import { isEmpty, useMyList } from "./my-list.ts";
import { MyMedicines } from "./my-medicines.tsx";

export function useMyQuestionList(disabled: boolean): {
  personal: PersonalList | undefined;
  control: ReactNode;
} {
  const list = useMyList();
  const [use, setUse] = useState(false);
  return {
    personal: use && !isEmpty(list) ? list : undefined,
    control: <MyMedicines use={use} onUse={setUse} disabled={disabled} />,
  };
}
