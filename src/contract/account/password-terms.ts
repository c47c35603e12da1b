/** Minimum and maximum number of characters of a new password. */
export const passwordLength = { min: 8, max: 20 } as const;
/** Maximum number of characters that a field of a password accepts, also of one set under an earlier rule. */
export const maxPasswordInputLength = 128;
