import type { RandomSource } from '#sim/core/seeded-random.ts';
import type { CatalogueEntry } from './default-order.ts';

const hotNames: readonly string[] = [
  'Kidlat Fortune',
  'Color Game',
  'Perlas ng Dagat',
  'Baccarat Royale',
  'Lipad!',
  'Tongits Klub',
  'Dragon of Mayon',
  'Huli!',
  'Halo-Halo Mania',
  'Tongits Lanterns',
  'Jade Carabao',
  'Hardcourt Live Odds',
  'Parol Wilds',
  'Roulette Manila',
  'Biyahe Express',
  'Alimango Empire',
  'Bingo 75 Sikat',
  'Agila Sky King',
  'Pusoy Dos Arena',
  'Sampaguita Spins',
  'Dragon Tiger',
  'Lucky Lechon',
  'Bakunawa Fishing',
  'Intramuros Treasure',
  'Fight Night GenSan',
  'Tarsier Nights',
  'Wheel of Perya',
  'Pusoy Dos',
  'Siete Siete Siete',
  'Pating Patrol',
  'Golden Koi Leap',
  'Sic Bo Binondo',
  'Lucky Nine',
  'Karaoke Night',
  'Football Sportsbook',
  'Prutas Party',
  'Blackjack Bituin',
  'Sirena Hunter',
  'Vinta Voyage',
  'Blackjack Barkada',
  'Color Game Live',
  'Anting-Anting',
  'Pugita Attack',
  'Karera ng Kabayo',
  'Monkey Vines',
];

/** Returns the hot games, hottest first. */
export function hotEntries(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  const named = new Map(entries.map((entry) => [entry.nodeName, entry]));
  return hotNames.flatMap((name) => named.get(name) ?? []);
}

/**
 * Selects the games that count as new: about one in seven, so that no motif occurs twice in a row among the new games
 * of a type.
 */
export function newEntries(entries: readonly CatalogueEntry[], next: RandomSource): Set<CatalogueEntry> {
  const chosen = new Set<CatalogueEntry>();
  const last = new Map<string, string>();
  for (const entry of entries) {
    if (next() > 0.15 || last.get(entry.definition.gameType) === entry.motif) continue;
    last.set(entry.definition.gameType, entry.motif);
    chosen.add(entry);
  }
  return chosen;
}
