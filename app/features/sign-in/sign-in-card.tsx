// The card with its two tabs, and what takes its place for somebody who still owes the second step.
import { useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { MagicLink } from "./magic-link.tsx";
import { PasswordSignIn } from "./password-sign-in.tsx";
import { SecondStep } from "./second-step.tsx";
import { SignUp } from "./sign-up.tsx";

export function SignInCard({ beforeSignIn }: { beforeSignIn: (destination: string) => void }) {
  const { halfway } = useAuth();
  const [view, setView] = useState<"sign-in" | "sign-up" | "forgot">("sign-in");
  const back = () => setView("sign-in");
  return (
    <Card>
      <CardBody>
        {halfway ? (
          <SecondStep user={halfway} />
        ) : (
          <Tabs defaultValue="link">
            <TabList aria-label="Ways to sign in" className="mx-0 px-0">
              <Tab value="link">Magic Link</Tab>
              <Tab value="password">Password Sign In</Tab>
            </TabList>
            <TabPanel value="link">
              <MagicLink />
            </TabPanel>
            <TabPanel value="password">
              {view === "sign-up" ? <SignUp onBack={back} /> : null}
              {view === "forgot" ? <ForgotPassword onBack={back} beforeSignIn={beforeSignIn} /> : null}
              {view === "sign-in" ? (
                <PasswordSignIn onSignUp={() => setView("sign-up")} onForgot={() => setView("forgot")} />
              ) : null}
            </TabPanel>
          </Tabs>
        )}
      </CardBody>
    </Card>
  );
}
