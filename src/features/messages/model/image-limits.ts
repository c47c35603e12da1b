/** Limits of feedback. */
export const imageLimits = { count: 3, bytes: 5 * 1024 * 1024, text: 140 } as const;
