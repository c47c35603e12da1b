/** Lengths of a time-out, hours. */
export const timeOutHours = [24, 72, 168, 336, 720] as const;

/** Lengths of a self-exclusion, months; permanent is offered as well. */
export const exclusionMonths = [6, 12, 24, 36, 60] as const;
