/** Passwords of seeded members. */
export const passwordOf = { login: 'Passw0rd1', payment: '246810' } as const;

/** Password for new accounts and password changes; that of the seed is rejected as too common. */
export const freshPassword = 'Sampaguita7';
