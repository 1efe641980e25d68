import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { authMessages } from "#app/features/auth/messages.ts";
import { PageSpinner } from "#app/features/auth/require-user.tsx";
import { signInMessages } from "#app/features/sign-in/messages.ts";
import { NewPasswordForm } from "#app/features/sign-in/new-password-form.tsx";
import { SecondStep } from "#app/features/sign-in/second-step.tsx";
import { paths } from "#app/lib/paths.ts";
import { privateMeta } from "#app/lib/site-meta.ts";
import { Card, CardBody } from "#app/ui/card.tsx";
import { callWithErrorToast } from "#app/ui/error-toast.ts";
import { toast } from "#app/ui/toast-store.ts";
import type { Route } from "./+types/auth-reset";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Choose a new password",
    description: "Choose a new password for your account.",
    path: paths.authReset,
  });

export default function AuthReset() {
  const { user, awaitingSecondFactor, loading } = useAuth();
  const navigate = useNavigate();
  const anonymous = !loading && !user && !awaitingSecondFactor;

  useEffect(() => {
    if (anonymous) navigate(paths.auth, { replace: true });
  }, [anonymous, navigate]);

  async function change(password: string): Promise<boolean> {
    const done = await callWithErrorToast(signInMessages.passwordNotChanged, (client) =>
      client.auth.updateUser({ password }),
    );
    if (!done) return false;
    toast(signInMessages.passwordChanged);
    await navigate(paths.dashboard, { replace: true });
    return true;
  }

  if (loading) return <PageSpinner label={authMessages.loading} />;
  if (anonymous) return null;
  return (
    <div className="page py-8 sm:py-14">
      <div className="mx-auto grid max-w-md grid-cols-[minmax(0,1fr)] gap-6">
        <h1 className="text-4xl">Choose a new password</h1>
        <Card>
          <CardBody>
            {awaitingSecondFactor ? <SecondStep user={awaitingSecondFactor} /> : null}
            {user ? (
              <NewPasswordForm email={user.email ?? ""} action="Save password" onPassword={change} />
            ) : null}
          </CardBody>
        </Card>
      </div>
    </div>
  );
}
