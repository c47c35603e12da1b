const secret =
  /password|token|secret|captcha$|verificationcode|^recovery(codes)?$|authorization|cookie|^(playkey|ticket|jwe|uri)$/i;
/** Secret in documents about codes and questions; elsewhere these names mean lotteries, countries and articles. */
const codeName = /^code$|answer/i;
const codeKind = /code|captcha|mail|question|authenticator|recovery/;
/** Numbers of cards, wallets and bank accounts: the last four digits are shown. */
const accountNumber = /^(number|cardNumber|accountNumber)$/;
/** Tokens, tickets and play keys in any text, such as addresses and ids of documents. */
const tokenForm = /\b[0-9a-f]{24,}\b/g;
const maxMaskDepth = 24;

/** Masks a text except its last four characters. */
export const lastFour = (text: string): string => (text.length > 4 ? `***${text.slice(-4)}` : '***');

const hasText = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasText));

/** Replaces a value with stars; values without text are unchanged, lists keep their length. */
export const starred = (value: unknown): unknown => {
  if (!hasText(value)) return value;
  return Array.isArray(value) ? value.map(() => '***') : '***';
};

interface MaskOptions {
  /** False masks only tokens in texts, because a schema has named the secret fields. */
  readonly names?: boolean;
  /** Masks `code` and `answer` too. */
  readonly codes?: boolean;
}

const maskInner = (value: unknown, options: MaskOptions, depth: number): unknown => {
  if (typeof value === 'string') return value.replace(tokenForm, lastFour);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxMaskDepth) return '…';
  if (Array.isArray(value)) return value.map((item) => maskInner(item, options, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, maskField(name, item, options, depth + 1)]),
  );
};

const maskField = (name: string, value: unknown, options: MaskOptions, depth: number): unknown => {
  const { names = true, codes = false } = options;
  if (names && accountNumber.test(name) && typeof value === 'string') return lastFour(value);
  const isSecret = (names && secret.test(name)) || (codes && codeName.test(name));
  return isSecret && hasText(value) ? starred(value) : maskInner(value, options, depth);
};

/** Returns a copy with secrets masked by field name. Content nested deeper than any body of the contract is cut. */
export const mask = (value: unknown, options: MaskOptions = {}): unknown => maskInner(value, options, 0);

/** Returns a changed document with secrets masked by its collection. */
export const maskChange = <C extends { readonly kind: string }>(change: C): unknown =>
  mask(change, { codes: codeKind.test(change.kind) });
