/** What `npm run hosted -- functions` packs from content/: reading 250 YAML files would take longer than a function may. */
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Helpline } from "#herbalist/compose/help-numbers.ts";

export declare const catalogue: Catalogue;
export declare const helplines: readonly Helpline[];
