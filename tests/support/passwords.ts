/** What members of the seed know by heart. */
export const passwordOf = { login: 'Passw0rd1', payment: '246810' } as const;
