/** The size limits of account metadata, and which of it only the signed-in user may set. */
import { invalid } from "#server/auth/errors.ts";
import { metadata } from "#server/auth/request.ts";

type Json = Record<string, unknown>;

export type MetadataColumn = "raw_user_meta_data" | "raw_app_meta_data";

/** Measured as JSON in UTF-8. Both are returned with every session, and app metadata must fit into the token. */
const LIMITS: Record<MetadataColumn, { bytes: number; refusal: string }> = {
  raw_user_meta_data: { bytes: 4096, refusal: "User metadata is too large: at most 4 KB are kept" },
  raw_app_meta_data: { bytes: 1024, refusal: "App metadata is too large: at most 1 KB is kept" },
};

/** Consent to storing health questions: only the signed-in user may give it, not anyone who knows the address. */
const CONSENT = "keep_health_questions";

const sizeOf = (data: Json): number => Buffer.byteLength(JSON.stringify(data));

export const fitsUserMetadata = (data: Json): boolean => sizeOf(data) <= LIMITS.raw_user_meta_data.bytes;

export function checkMetadata(column: MetadataColumn, data: Json): void {
  const { bytes, refusal } = LIMITS[column];
  if (sizeOf(data) > bytes) throw invalid(refusal);
}

/** Metadata that arrives with an unconfirmed address. */
export const unverifiedMetadata = metadata
  .refine(fitsUserMetadata, LIMITS.raw_user_meta_data.refusal)
  .transform(({ [CONSENT]: _consent, ...rest }): Json => rest);
