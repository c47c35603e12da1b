import { type Chance, chance, pick, shuffled, textSeed } from '../../../src/art/chance.ts';
import { dayOf } from '../../../src/lib/dates/manila.ts';
import { startOfDay } from '../../core/clock.ts';
import type { World } from '../../core/world.ts';
import type { GameDoc } from '../../features/games/rules/catalogue.ts';
import type { Match, Result } from './wire.ts';

/** A match with the chances behind its odds. */
export interface Fixture extends Match {
  readonly chances: Readonly<Partial<Record<Result, number>>>;
}

interface Sport {
  readonly sides: readonly string[];
  readonly draws: boolean;
}

const cities: Sport = {
  sides:
    'Manila Bolts|Cebu Mariners|Davao Durians|Iloilo Surge|Baguio Pines|Batangas Barako|Pampanga Lanterns|Quezon Kapre|Bicol Mayon|Zamboanga Vintas|Laguna Waves|Makati Titans'.split(
      '|',
    ),
  draws: false,
};
const pitches: Sport = { ...cities, draws: true };
const squads: Sport = {
  sides:
    'Luzon Lightning|Visayas Vortex|Mindanao Mythic|Team Agila|Barrio Baraka|Espada Cinco|Bakunawa Pro|Ongpin Aces'.split(
      '|',
    ),
  draws: false,
};
const cocks: Sport = {
  sides: 'Pula ng Bulacan|Bulik|Talisayin|Hatch ni Mang Ben|Sweater|Kelso|Radio|Claret|Roundhead|Asil'.split('|'),
  draws: true,
};
const players: Sport = {
  sides:
    'R. Santos|J. Dela Cruz|M. Villanueva|A. Reyes|K. Mendoza|P. Bautista|D. Aquino|L. Ramos|E. Navarro|T. Castillo'.split(
      '|',
    ),
  draws: false,
};

const single = new Set(['boxing', 'tennis', 'badminton', 'billiards', 'tabletennis', 'mma', 'golf']);

const sportOf = ({ gameCategory, art }: GameDoc): Sport => {
  if (gameCategory === 'COCKFIGHT') return cocks;
  if (gameCategory === 'ESPORTS') return squads;
  if (single.has(art.motif)) return players;
  return art.motif === 'football' ? pitches : cities;
};

/** What the house keeps of each match's odds. */
export const margin = 0.045;

const odds = (chance: number): number => Math.max(1.02, Math.floor(((1 - margin) / chance) * 100) / 100);

const chancesOf = (sport: Sport, next: Chance): Fixture['chances'] => {
  const draw = sport.draws ? 0.08 + next() * 0.18 : 0;
  const home = (1 - draw) * (0.25 + next() * 0.5);
  return { '1': home, ...(sport.draws && { X: draw }), '2': 1 - draw - home };
};

const count = 5;
const hour = 3_600_000;

/** Matches of the day on the world's clock; the same world, day and game show the same. */
export const matchesOf = (world: World, game: GameDoc): readonly Fixture[] => {
  const day = dayOf(world.now());
  const next = chance(textSeed(`${world.origin.seed} ${day} ${game.nodeId}`));
  const sport = sportOf(game);
  const sides = shuffled(sport.sides, next);
  return Array.from({ length: Math.min(count, Math.floor(sides.length / 2)) }, (_, at): Fixture => {
    const chances = chancesOf(sport, next);
    const entries = Object.entries(chances) as [Result, number][];
    return {
      id: `${day}-${at}`,
      home: sides[at * 2] ?? '',
      away: sides[at * 2 + 1] ?? '',
      starts: startOfDay(world.now()) + (16 + at) * hour + pick([0, 0.25, 0.5], next) * hour,
      odds: Object.fromEntries(entries.map(([result, chance]) => [result, odds(chance)])),
      chances,
    };
  });
};
