/** Stands in for `server/db/open.ts`: the same database, whose statements may wait for those of other tests. */
import { type OpenOptions, openDatabase as open } from "../../../server/db/open.ts";
import { LONG_TIMEOUTS } from "../../support/long-timeouts.ts";

export const openDatabase = (options: OpenOptions) => open({ ...LONG_TIMEOUTS, ...options });
