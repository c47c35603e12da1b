/** Characters of a member's password. */
export const passwordLength = { min: 8, max: 20 } as const;
