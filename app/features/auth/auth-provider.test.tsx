import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AuthProvider, useAuth } from "./auth-provider.tsx";

function Reader() {
  const { loading, user } = useAuth();
  return <>{`${loading} ${user === null}`}</>;
}

it("throws when useAuth is called outside the provider", () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow("useAuth must be used within an AuthProvider");
});

it("is loading, without a user, until the session has been read", () => {
  expect(
    renderToStaticMarkup(
      <AuthProvider>
        <Reader />
      </AuthProvider>,
    ),
  ).toBe("true true");
});
