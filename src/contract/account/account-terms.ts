/** Minutes without a call until a session expires: the default of the flag `SESSION_MINUTES`. */
export const sessionMinutes = 30;

/** Minutes that an account is locked after failed logins. */
export const lockMinutes = 15;

/** Minimum and maximum number of characters of a new password. */
export const passwordLength = { min: 8, max: 20 } as const;
/** Maximum number of characters that a field of a password accepts, also of one set under an earlier rule. */
export const maxPasswordInputLength = 128;
