import { roundDetail } from '#contract/records/round-detail.schemas.ts';
import type { BetLine } from '#contract/types.ts';
import type { State } from '#sim/core/state.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { type GameDoc, games } from '#sim/features/games/rules/catalogue.ts';

type Part = Readonly<Record<string, unknown>>;

const spinsOf = ({ spins }: Part): readonly Part[] => (Array.isArray(spins) ? spins : []);

const winsOf = ({ wins }: Part): number => (Array.isArray(wins) ? wins.length : 0);

const spots = (engine: string) => (choice: Part, outcome: Part) => ({ ...choice, ...outcome, kind: 'spots', engine });
const hand = (_choice: Part, outcome: Part) => ({ ...outcome, kind: 'hand' });

/** Parts of a round in the record, by screen of its game. Screens without an entry show nothing. */
const shapes: Partial<Record<GameDoc['screen'], (choice: Part, outcome: Part) => Part>> = {
  live: (choice, outcome) => ({ ...choice, ...outcome, kind: 'baccarat' }),
  table: (choice, outcome) => ({ ...choice, ...outcome, kind: 'dice' }),
  crash: (choice, outcome) => ({ ...choice, ...outcome, kind: 'crash' }),
  fish: (choice, outcome) => ({ ...choice, ...outcome, kind: 'fish' }),
  lottery: (choice, outcome) => ({ ...choice, ...outcome, kind: 'numbers' }),
  roulette: spots('roulette'),
  dragontiger: spots('dragontiger'),
  wheel: spots('wheel'),
  sicbo: spots('sicbo'),
  fantan: spots('fantan'),
  hilo: spots('hilo'),
  sedie: spots('sedie'),
  karakrus: spots('karakrus'),
  lucky9: hand,
  pusoydos: hand,
  tongits: hand,
  blackjack: hand,
  sports: (_choice, outcome) => ({ ...outcome, kind: 'sports' }),
  sabong: (_choice, outcome) => ({ ...outcome, kind: 'sabong' }),
  bingo: (_choice, outcome) => ({ ...outcome, kind: 'bingo' }),
  slot: (_choice, outcome) => {
    const spins = spinsOf(outcome);
    const { jackpot } = outcome as { readonly jackpot?: { readonly won: boolean; readonly pool: number } | null };
    const wins = spins.reduce((sum, it) => sum + winsOf(it), 0);
    return { kind: 'slot', spins: spins.length, wins, ...(jackpot?.won && { jackpot: jackpot.pool }) };
  },
};

/** Returns choice and outcome of a round that has ended; null if the bet is open, has none or its game shows none. */
export const roundDetailOf = (state: State, { nodeId, state: status, detail }: Bet): BetLine['round'] => {
  const screen = nodeId === null ? undefined : state.get(games, String(nodeId))?.screen;
  const shape = screen && shapes[screen];
  if (!shape || status === 'open' || typeof detail !== 'object' || detail === null) return null;
  const { choice, outcome } = detail as { readonly choice?: Part | null; readonly outcome?: Part };
  return roundDetail.safeParse(shape(choice ?? {}, outcome ?? {})).data ?? null;
};
