/** Minutes between reality checks (X04). */
export const realityCheckMinutes = [15, 30, 60] as const;

/** Minutes between reality checks until the member chooses others. */
export const defaultRealityCheckMinutes = 60;
