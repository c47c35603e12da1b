/** Returns an identifier such as `documentExpired` in plain words. */
export const plainWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
