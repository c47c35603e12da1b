/** Returns a share as percent with at most three decimals: `12.5%`. */
export const formatRate = (share: number): string => `${Number((share * 100).toFixed(3))}%`;
