/** Times that protect an account; an operator may change `holdHours`. */
export const protectionTerms = {
  /** Minutes that an account is locked after failed logins. */
  lockMinutes: 15,
  /** Hours that withdrawals are on hold after security settings change. */
  holdHours: 24,
} as const;
