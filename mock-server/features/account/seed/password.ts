/** Password of every account of the seed. */
export const seedPassword = 'Passw0rd1';
