/** Users in the database, and their JSON form for the client library. */
import type { Queryable } from "#server/db/database.ts";
import { checkMetadata, type MetadataColumn } from "./user-metadata.ts";

export type Json = Record<string, unknown>;

export type UserRow = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  phone: string | null;
  phone_confirmed_at: Date | null;
  phone_change: string;
  reauthentication_sent_at: Date | null;
  /** When a recovery or invitation mail was last confirmed. */
  password_link_used_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Json;
  raw_user_meta_data: Json;
  is_sso_user: boolean;
  is_anonymous: boolean;
  banned_until: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  confirmed_at: Date | null;
};

export type IdentityJson = {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Json;
  provider: string;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

export type FactorJson = {
  id: string;
  friendly_name: string | null;
  factor_type: "totp" | "webauthn" | "phone";
  status: "verified" | "unverified";
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
};

export type User = UserRow & { identities: IdentityJson[]; factors: FactorJson[] };

/** A user with identities and factors in one query; `u` is auth.users. */
export const userColumns = `u.*,
  coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at, i.id) from auth.identities i where i.user_id = u.id), '[]') as identities,
  coalesce((select jsonb_agg(to_jsonb(f) - 'secret' - 'web_authn_credential' - 'last_totp_step' order by f.created_at, f.id)
    from auth.mfa_factors f where f.user_id = u.id), '[]') as factors`;

export async function findUser(tx: Queryable, id: string): Promise<User | undefined> {
  const { rows } = await tx.query<User>(
    `select ${userColumns} from auth.users u where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  return rows[0];
}

export async function findUserByEmail(tx: Queryable, email: string): Promise<User | undefined> {
  const { rows } = await tx.query<User>(
    `select ${userColumns} from auth.users u
     where lower(u.email) = $1 and not u.is_sso_user and u.deleted_at is null`,
    [email],
  );
  return rows[0];
}

export async function findUserByPhone(tx: Queryable, phone: string): Promise<User | undefined> {
  const { rows } = await tx.query<User>(
    `select ${userColumns} from auth.users u where u.phone = $1 and u.deleted_at is null`,
    [phone],
  );
  return rows[0];
}

/** Reads a user known to exist in this transaction. */
export async function reloadUser(tx: Queryable, id: string): Promise<User> {
  const user = await findUser(tx, id);
  if (user === undefined) throw new Error("a user vanished within its own transaction");
  return user;
}

export type NewUser = {
  id?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  passwordHash?: string | undefined;
  emailConfirmed?: boolean;
  phoneConfirmed?: boolean;
  anonymous?: boolean;
  invited?: boolean;
  role?: string | undefined;
  userMetadata?: Json | undefined;
  appMetadata?: Json | undefined;
  bannedUntil?: Date | undefined;
  /** The identities created with the user; by default those of the address and the phone number. */
  provider?: string | undefined;
};

export async function insertUser(tx: Queryable, at: Date, user: NewUser): Promise<string> {
  const provider =
    user.provider ?? (user.email !== undefined ? "email" : user.phone !== undefined ? "phone" : undefined);
  const appMetadata = {
    ...(provider === undefined ? {} : { provider, providers: [provider] }),
    ...user.appMetadata,
  };
  checkMetadata("raw_user_meta_data", user.userMetadata ?? {});
  checkMetadata("raw_app_meta_data", appMetadata);
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.users (id, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at, is_anonymous,
       invited_at, role, raw_user_meta_data, raw_app_meta_data, banned_until, created_at, updated_at)
     values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning id`,
    [
      user.id ?? null,
      user.email ?? null,
      user.phone ?? null,
      user.passwordHash ?? null,
      user.emailConfirmed ? at : null,
      user.phoneConfirmed ? at : null,
      user.anonymous ?? false,
      user.invited ? at : null,
      user.role ?? "authenticated",
      user.userMetadata ?? {},
      appMetadata,
      user.bannedUntil ?? null,
      at,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("inserting a user returned no row");
  if (user.email !== undefined && provider === "email")
    await addEmailIdentity(tx, at, id, user.email, user.emailConfirmed);
  if (user.phone !== undefined) {
    await addIdentity(tx, at, id, "phone", id, {
      sub: id,
      phone: user.phone,
      phone_verified: user.phoneConfirmed === true,
    });
  }
  return id;
}

export async function addEmailIdentity(
  tx: Queryable,
  at: Date,
  id: string,
  email: string,
  verified = false,
): Promise<void> {
  const data = { sub: id, email, email_verified: verified, phone_verified: false };
  await addIdentity(tx, at, id, "email", id, data);
}

export async function addIdentity(
  tx: Queryable,
  at: Date,
  userId: string,
  provider: string,
  providerId: string,
  data: Json,
): Promise<void> {
  await tx.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $5)`,
    [userId, provider, providerId, data, at],
  );
}

/** Writes the list of providers into the user's metadata, as Supabase does. */
export async function refreshProviders(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update auth.users u set raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object(
       'provider', coalesce(p.names ->> 0, u.raw_app_meta_data ->> 'provider'), 'providers', p.names)
     from (select coalesce(jsonb_agg(provider order by first_at), '[]') as names from (
       select provider, min(created_at) as first_at from auth.identities where user_id = $1 group by provider) g) p
     where u.id = $1`,
    [userId],
  );
}

/** Null values remove keys, others add or replace them. Refused as a whole when the result is too large. */
export async function mergeMetadata(
  tx: Queryable,
  userId: string,
  column: MetadataColumn,
  data: Json,
  at: Date,
): Promise<void> {
  const gone = Object.keys(data).filter((key) => data[key] === null);
  const { rows } = await tx.query<{ merged: Json }>(
    `update auth.users set ${column} = (${column} || $2::jsonb) - $3::text[], updated_at = $4 where id = $1
     returning ${column} as merged`,
    [userId, data, gone, at],
  );
  for (const { merged } of rows) checkMetadata(column, merged);
}

/** The user as JSON; unset values are omitted, as the client library expects. */
export function presentUser(user: User): Json {
  return dropEmpty({
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    email_confirmed_at: iso(user.email_confirmed_at),
    invited_at: iso(user.invited_at),
    phone: user.phone ?? "",
    phone_confirmed_at: iso(user.phone_confirmed_at),
    confirmation_sent_at: iso(user.confirmation_sent_at),
    confirmed_at: iso(user.confirmed_at),
    recovery_sent_at: iso(user.recovery_sent_at),
    new_email: user.email_change === "" ? undefined : user.email_change,
    new_phone: user.phone_change === "" ? undefined : user.phone_change,
    email_change_sent_at: iso(user.email_change_sent_at),
    reauthentication_sent_at: iso(user.reauthentication_sent_at),
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(presentIdentity),
    factors: user.factors.length === 0 ? undefined : user.factors.map(presentFactor),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    banned_until: iso(user.banned_until),
    deleted_at: iso(user.deleted_at),
    is_anonymous: user.is_anonymous,
  });
}

export function presentIdentity(identity: IdentityJson): Json {
  return dropEmpty({
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: iso(identity.last_sign_in_at),
    created_at: iso(identity.created_at),
    updated_at: iso(identity.updated_at),
    email: identity.email ?? undefined,
  });
}

export function presentFactor(factor: FactorJson): Json {
  return dropEmpty({
    id: factor.id,
    created_at: iso(factor.created_at),
    updated_at: iso(factor.updated_at),
    status: factor.status,
    friendly_name: factor.friendly_name ?? undefined,
    factor_type: factor.factor_type,
    last_challenged_at: iso(factor.last_challenged_at),
  });
}

export function iso(value: Date | string | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  return new Date(value).toISOString();
}

/**
 * An account that nobody has entered, of an address that nobody has proven: anyone can type anyone's address into a sign-up,
 * and must not keep its owner from moving another account there.
 */
export const isUnproven = (user: UserRow, now: number): boolean =>
  user.confirmed_at === null && user.last_sign_in_at === null && !user.is_anonymous && !isBanned(user, now);

export const isBanned = (user: UserRow, now: number): boolean =>
  user.banned_until !== null && user.banned_until.getTime() > now;

function dropEmpty(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
