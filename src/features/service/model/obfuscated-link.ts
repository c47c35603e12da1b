// Not security: it only keeps addresses of customer service out of plain sight of crawlers (A06).
const turn = (text: string, by: number): string =>
  [...text].map((sign) => String.fromCharCode(33 + ((sign.charCodeAt(0) - 33 + by + 94) % 94))).join('');

/** Hides an address of printable ASCII: every sign turned by 47 places, the whole reversed. */
export const obfuscateLink = (url: string): string => [...turn(url, 47)].reverse().join('');

/** Decodes an obfuscated address. Callers open it only if it is https or of their own origin. */
export const readObfuscatedLink = (hidden: string): string => turn([...hidden].reverse().join(''), -47);
