// `npm run model:relay -- FOLDER [PORT]`: speaks the OpenAI protocol, hands each request out as a file and takes the reply as a file, so that
// anyone or any model can answer. docs/models.md says how to run a trial with it.
import { parseArgs } from "node:util";
import { createModelRelay } from "#server/model/relay.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const [folder, port = "9300"] = positionals;
if (folder === undefined || !/^\d{1,5}$/.test(port)) {
  console.error("Usage: npm run model:relay -- FOLDER [PORT]");
  process.exit(2);
}
const relay = await createModelRelay({
  folder,
  port: Number(port),
  onRequest: (name) => console.log(`${name}.request.json`),
});
console.log(`Set LLM_BASE_URL=${relay.url}/v1 and LLM_MODEL=relay. Requests and replies are in ${folder}.`);
