import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AuthProvider, useAuth } from "./auth-provider.tsx";

function Reader() {
  const { loading, user } = useAuth();
  return <>{`${loading} ${user === null}`}</>;
}

it("cannot be asked outside its provider", () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow("useAuth must be used within an AuthProvider");
});

it("is loading, with nobody there, until the session has been looked up", () => {
  expect(
    renderToStaticMarkup(
      <AuthProvider>
        <Reader />
      </AuthProvider>,
    ),
  ).toBe("true true");
});
