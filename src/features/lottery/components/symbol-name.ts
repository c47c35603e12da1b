type SideWords = { readonly [Side in 'BIG' | 'SMALL' | 'ODD' | 'EVEN']: () => string };

/** What a symbol is called: sides have words, numbers are themselves. */
export const symbolName = (words: SideWords, symbol: string): string =>
  Object.hasOwn(words, symbol) ? words[symbol as keyof SideWords]() : symbol;
