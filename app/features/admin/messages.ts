// Every message of the admin's pages.

export const adminMessages = {
  notAdmin: "Unauthorized access - Admin role required",
  /** When it cannot even be asked who somebody is. */
  unknown: "Unauthorized access",
  loadFailed: "Failed to load analytics data",
  secondStep: "Two-step sign-in is required",
  none: "N/A",
  noData: "No data yet",
  note: "Condition tracking will be enhanced in future updates",
} as const;
