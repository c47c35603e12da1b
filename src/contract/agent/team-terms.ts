/** Maximum number of transfers in one request. */
export const maxTransfers = 50;
