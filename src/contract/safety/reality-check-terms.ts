/** Minutes between reality checks. */
export const realityCheckMinutes = [15, 30, 60] as const;

/** Default minutes between reality checks. */
export const defaultRealityCheckMinutes = 60;
