const shortTurnMs = 10_000;
const longTurnMs = 20_000;

/** Time for a move from the press that asks for more, as often as the player needs it (WCAG 2.2.1), ms. */
export const moreTimeMs = 60_000;

/** Returns the time for a turn at a table; fast tables have it in their name. */
export const turnMsOf = (name: string): number =>
  /\b(speed|turbo|blitz|rush|bilis)\b/i.test(name) ? shortTurnMs : longTurnMs;
