// All user-visible texts of the admin pages.

export const adminMessages = {
  notAdmin: "Unauthorized access - Admin role required",
  /** When the role could not be read. */
  unknown: "Unauthorized access",
  loadFailed: "Failed to load analytics data",
  secondStep: "Two-step sign-in is required",
  none: "N/A",
  noData: "No data yet",
  note: "Condition tracking will be enhanced in future updates",
} as const;
