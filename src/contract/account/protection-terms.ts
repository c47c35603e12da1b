/** Times that protect an account. `holdHours` and `sessionMinutes` are defaults that an operator may change. */
export const protectionTerms = {
  sessionMinutes: 30,
  lockMinutes: 15,
  holdHours: 24,
  limitRaiseHours: 24,
  breakMinutes: 60,
} as const;

/** Characters of a member's password. */
export const passwordLength = { min: 8, max: 20 } as const;
