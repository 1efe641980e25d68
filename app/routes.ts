import { index, type RouteConfig, route } from "@react-router/dev/routes";

// No catch-all: an address that matches nothing is a 404 of the root's error boundary, and of the server.
export default [
  index("screens/home.tsx"),
  route("plants", "screens/plants.tsx"),
  route("plants/:id", "screens/plant.tsx"),
  route("auth", "screens/auth.tsx"),
  route("auth/callback", "screens/auth-callback.tsx"),
  route("auth/reset", "screens/auth-reset.tsx"),
  route("dashboard", "screens/dashboard.tsx"),
  route("account", "screens/account.tsx"),
  route("reminders", "screens/reminders.tsx"),
  route("admin/testimonials", "screens/admin-testimonials.tsx"),
  route("games", "screens/games.tsx"),
  route("quiz-plants.json", "screens/quiz-plants.ts"),
  route("sitemap.xml", "screens/sitemap.ts"),
  route("robots.txt", "screens/robots.ts"),
  route("check", "screens/check.tsx"),
  route("mixture-data.json", "screens/mixture-data.ts"),
  route("saved-plants.json", "screens/saved-plants.ts"),
] satisfies RouteConfig;
