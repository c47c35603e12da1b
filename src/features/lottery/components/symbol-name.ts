type SideWords = { readonly [Side in 'BIG' | 'SMALL' | 'ODD' | 'EVEN']: () => string };

/** Returns the display name of a symbol: a translated word for sides, the number itself otherwise. */
export const symbolName = (words: SideWords, symbol: string): string =>
  Object.hasOwn(words, symbol) ? words[symbol as keyof SideWords]() : symbol;
