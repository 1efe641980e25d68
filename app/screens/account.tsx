import { Account as AccountView } from "#app/features/account/account.tsx";
import { RequireUser } from "#app/features/auth/require-user.tsx";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Your account",
    description: "Name, address, password, two-step sign-in, devices and your data.",
    path: paths.account,
  });

export default function Account() {
  return <RequireUser>{(visit) => <AccountView key={visit.user.id} visit={visit} />}</RequireUser>;
}
