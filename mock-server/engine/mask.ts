const secret = /password|token|captcha$|verificationcode|^code$|answer|authorization|cookie/i;
/** Numbers of cards, wallets and bank accounts: people see the last four digits. */
const accountNumber = /^(number|cardNumber|accountNumber)$/;
const deepest = 24;

const lastFour = (text: string): string => (text.length > 4 ? `***${text.slice(-4)}` : '***');

/** A copy with secrets starred, for people to look at. Cuts what is nested deeper than any body of the contract. */
export const mask = (value: unknown, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return '…';
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const hidden = secret.test(key) && (typeof item === 'string' || typeof item === 'number');
      if (accountNumber.test(key) && typeof item === 'string') return [key, lastFour(item)];
      return [key, hidden ? '***' : mask(item, depth + 1)];
    }),
  );
};
