const shortTurnMs = 10_000;
const longTurnMs = 20_000;

/** Returns how long a player may think at a table; fast tables say so in their name. */
export const turnMsOf = (name: string): number =>
  /\b(speed|turbo|blitz|rush|bilis)\b/i.test(name) ? shortTurnMs : longTurnMs;
