/** The load generator. It is installed in this folder, so only modules of this folder can import it by name. */
export { default as autocannon } from "autocannon";
