// Not for security: only hides customer service addresses from crawlers.
const rotateCharacters = (text: string, by: number): string =>
  [...text].map((sign) => String.fromCharCode(33 + ((sign.charCodeAt(0) - 33 + by + 94) % 94))).join('');

/** Obfuscates a URL of printable ASCII: rotates each character by 47 and reverses the string. */
export const obfuscateLink = (url: string): string => [...rotateCharacters(url, 47)].reverse().join('');

/** Decodes an obfuscated URL. Callers open it only if it is https or same-origin. */
export const readObfuscatedLink = (hidden: string): string => rotateCharacters([...hidden].reverse().join(''), -47);
