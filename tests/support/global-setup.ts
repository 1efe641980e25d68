/** One PostgreSQL for all integration tests; each takes a database of its own with `createTestDatabase`. */
import type { TestProject } from "vitest/node";
import { startPostgres } from "#tests/support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}
