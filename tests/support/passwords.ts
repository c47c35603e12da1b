/** What members of the seed know by heart. */
export const passwordOf = { login: 'Passw0rd1', payment: '246810' } as const;

/** For who opens an account or changes a password: that of the seed is too common to be chosen. */
export const freshPassword = 'Sampaguita7';
