// A line to the server that tests can really cut, and what the browser says when they do.
import { type Line, openLine } from "#tests/support/line.ts";
import { test as base } from "./fixtures.ts";

export const test = base.extend<{ line: Line }>({
  line: async ({ baseURL: _unused }, use) => {
    const line = await openLine(`http://localhost:${process.env.BROWSER_TEST_PORT}`);
    await use(line);
    await line.close();
  },
});

/** What the browser writes when a line is cut; which requests it hits is the moment's business. */
export const cutLine =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/;
