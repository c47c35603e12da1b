import { lotteryMotifs } from './lottery.ts';
import type { Motif } from './motif.ts';
import { slotMotifs } from './slots.ts';
import { sportsMotifs } from './sports.ts';
import { tableMotifs } from './tables.ts';
import { waterMotifs } from './water.ts';

const motifs: Readonly<Record<string, Motif>> = {
  ...slotMotifs,
  ...tableMotifs,
  ...waterMotifs,
  ...sportsMotifs,
  ...lotteryMotifs,
};

export const motifNames: readonly string[] = Object.keys(motifs);

/** Returns a motif by name. Throws for an unknown one. */
export function motifNamed(name: string): Motif {
  const found = motifs[name];
  if (!found) throw new Error(`No motif ${name}`);
  return found;
}
