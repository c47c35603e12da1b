/** Bank accounts and wallets that a member may have. */
export const maxBankAccounts = 5;
