/** Minutes that an account is locked after failed logins. */
export const lockMinutes = 15;
