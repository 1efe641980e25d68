/** A busy machine can stall for seconds; only tests about timeouts use the real ones. */
export const LONG_TIMEOUTS = {
  statementTimeoutMs: 60_000,
  visitorTimeoutMs: 60_000,
  idleInTransactionTimeoutMs: 60_000,
};
