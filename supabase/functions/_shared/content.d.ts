/** Generated from content/ by `npm run hosted -- functions`: parsing 250 YAML files would exceed a function's time limit. */
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Helpline } from "#catalogue/helpline.ts";

export declare const catalogue: Catalogue;
export declare const helplines: readonly Helpline[];
