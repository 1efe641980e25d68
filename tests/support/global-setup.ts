/** One PostgreSQL and one prepared embedded database for all integration tests; each test takes a copy of its own. */
import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { makeTemplate } from "#tests/support/pglite.ts";
import { startPostgres } from "#tests/support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    pgliteTemplate: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, template] = await Promise.all([startPostgres(), makeTemplate()]);
  project.provide("postgresUrl", postgres.url);
  project.provide("pgliteTemplate", template);
  return async () => {
    await postgres.stop();
    rmSync(template, { recursive: true, force: true });
  };
}
