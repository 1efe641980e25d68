// The sign-in card with its two tabs, or the second factor if it is still missing.
import { useState } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/tabs.tsx";
import type { SentEmail } from "./check-email.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { MagicLink } from "./magic-link.tsx";
import { type Credentials, PasswordSignIn } from "./password-sign-in.tsx";
import { SecondStep } from "./second-step.tsx";
import { type SignedUp, SignUp } from "./sign-up.tsx";

export function SignInCard({
  isNew,
  beforeSignIn,
}: {
  /** The visitor came to create an account. */
  isNew: boolean;
  beforeSignIn: (destination: string) => void;
}) {
  const { awaitingSecondFactor } = useAuth();
  const [view, setView] = useState<"sign-in" | "sign-up" | "forgot">(isNew ? "sign-up" : "sign-in");
  const [link, setLink] = useState<SentEmail | null>(null);
  const [confirmation, setConfirmation] = useState<SignedUp | null>(null);
  const [recovery, setRecovery] = useState<SentEmail | null>(null);
  const [tab, setTab] = useState("link");
  const [typed, setTyped] = useState<Credentials>({ email: "", password: "" });
  const back = () => setView("sign-in");

  function passwordView() {
    if (view === "sign-up")
      return <SignUp typed={typed} sent={confirmation} onSent={setConfirmation} onBack={back} />;
    if (view === "sign-in") {
      const signUp = (credentials: Credentials) => {
        setTyped(credentials);
        setView("sign-up");
      };
      return <PasswordSignIn onSignUp={signUp} onForgot={() => setView("forgot")} />;
    }
    return <ForgotPassword sent={recovery} onSent={setRecovery} onBack={back} beforeSignIn={beforeSignIn} />;
  }

  return (
    <Card>
      <CardBody>
        {awaitingSecondFactor ? (
          <SecondStep user={awaitingSecondFactor} />
        ) : (
          <Tabs value={tab} onValueChange={setTab}>
            <TabList aria-label="Ways to sign in">
              <Tab value="link">Magic Link</Tab>
              <Tab value="password">Password Sign In</Tab>
            </TabList>
            <TabPanel value="link">
              {/* Only the active form is rendered, so that password managers do not fill in the other one. */}
              {tab === "link" ? <MagicLink isNew={isNew} sent={link} onSent={setLink} /> : null}
            </TabPanel>
            <TabPanel value="password">{tab === "password" ? passwordView() : null}</TabPanel>
          </Tabs>
        )}
      </CardBody>
    </Card>
  );
}
