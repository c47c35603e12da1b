const secret =
  /password|token|secret|captcha$|verificationcode|^code$|^recovery(codes)?$|answer|authorization|cookie|^(playkey|ticket|jwe|uri)$/i;
/** Numbers of cards, wallets and bank accounts: people see the last four digits. */
const accountNumber = /^(number|cardNumber|accountNumber)$/;
/** Tokens, tickets and play keys, wherever they stand: in addresses, as ids of documents. */
const tokenForm = /\b[0-9a-f]{24,}\b/g;
const deepest = 24;

const lastFour = (text: string): string => (text.length > 4 ? `***${text.slice(-4)}` : '***');

const hasText = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || (Array.isArray(value) && value.some(hasText));

/** A copy with secrets starred, for people to look at. Cuts what is nested deeper than any body of the contract. */
export const mask = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.replace(tokenForm, lastFour);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return '…';
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskField(key, item, depth)]));
};

/** The value of a field as `mask` shows it. */
export const maskField = (name: string, value: unknown, depth = 0): unknown => {
  if (accountNumber.test(name) && typeof value === 'string') return lastFour(value);
  if (!secret.test(name) || !hasText(value)) return mask(value, depth + 1);
  return Array.isArray(value) ? value.map(() => '***') : '***';
};
