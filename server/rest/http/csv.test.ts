import { expect, it } from "vitest";
import { neutraliseFormulas } from "./csv.ts";

it("marks cells that a spreadsheet would calculate, and leaves numbers and commas within a cell", () => {
  const text =
    'id,body,n\n1,=1+1,-5\n2,"=HYPERLINK(""http://x"",""a"")",+1.5e3\n3,"a,=b\n=c",\n4,@x,"-1+1 x"\n5,"",-1+1';
  expect(neutraliseFormulas(text)).toBe(
    `id,body,n\n1,'=1+1,-5\n2,"'=HYPERLINK(""http://x"",""a"")",+1.5e3\n3,"a,=b\n=c",\n4,'@x,"'-1+1 x"\n5,"",'-1+1`,
  );
});
