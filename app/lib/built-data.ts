// Query options for a data file generated at build time: fetched once, kept in memory for the lifetime of the page, and
// served by the service worker when offline.
import { queryOptions } from "@tanstack/react-query";
import { logQuietly } from "./log.ts";

type Parser<T> = { parse: (value: unknown) => T };

/** @param what names the file in errors: "the key" */
export function builtData<T>(path: string, schema: Parser<T>, what: string) {
  return queryOptions({
    queryKey: ["built-data", path],
    meta: { isPublic: true },
    queryFn: async (): Promise<T> => {
      try {
        const response = await fetch(path);
        if (!response.ok) throw new Error(`status ${response.status}`);
        return schema.parse(await response.json());
      } catch (error) {
        logQuietly(`${what} could not be loaded:`, error);
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
  });
}
