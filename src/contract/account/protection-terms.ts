/** Times that protect an account; an operator may change `sessionMinutes` and `holdHours`. */
export const protectionTerms = {
  /** Minutes without a call until a session expires. */
  sessionMinutes: 30,
  /** Minutes that an account is locked after failed logins. */
  lockMinutes: 15,
  /** Hours that withdrawals are on hold after security settings change. */
  holdHours: 24,
} as const;
