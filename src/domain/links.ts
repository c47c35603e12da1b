/** The address, read against a base where it is none of its own; null when it is no address. `URL.canParse` is newer than the browsers that count. */
export const readUrl = (target: string, base?: string): URL | null => {
  try {
    return new URL(target, base);
  } catch {
    return null;
  }
};

/** The path if it leads to a page of ours, else null: own `/m/` paths only, nothing that a browser reads as another origin (A84). */
export const ownPath = (target: string | null | undefined): string | null => {
  if (!target || target.length > 500 || !target.startsWith('/m/')) return null;
  if (/[\\\s\p{Cc}\p{Cf}]/u.test(target)) return null;
  const base = 'https://site.invalid';
  const url = readUrl(target, base);
  return url?.origin === base && url.pathname.startsWith('/m/') ? url.pathname + url.search + url.hash : null;
};

/** Address of the login page that comes back to `from` afterwards, in whatever language that was. */
export const loginPath = (from: string): string =>
  `/m/login?redirect=${encodeURIComponent(from.replace(/^\/ty(?=\/)/, ''))}`;

/** The address if it is https, else null: nothing else from data is opened outside. */
export const outsideLink = (target: string | null | undefined): string | null => {
  const url = target ? readUrl(target) : null;
  return url?.protocol === 'https:' ? url.href : null;
};
