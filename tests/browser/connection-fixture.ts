// A connection to the server, through a proxy, that tests can cut.
import { type Line, openLine } from "#tests/support/line.ts";
import { test as base } from "./fixtures.ts";

export const test = base.extend<{ line: Line }>({
  line: async ({ baseURL: _unused }, use) => {
    const line = await openLine(`http://localhost:${process.env.BROWSER_TEST_PORT}`);
    await use(line);
    await line.close();
  },
});

/** What the browser logs when the connection is cut; which requests fail depends on timing. */
export const connectionErrors =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/;
