import { toMinor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import type { SpotEngine } from '#sim/features/games/catalogue/spot-engines.ts';
import { settledRealBets } from '#sim/features/games/rules/bets.ts';
import type { GameDoc } from '#sim/features/games/rules/catalogue.ts';
import type { Visit } from '#sim/features/games/rules/game-visits.ts';
import { prize } from '#sim/features/games/rules/prize.ts';
import { turnMsOf } from '#sim/features/games/rules/turn-time.ts';
import type { Draws } from '#sim/features/games/rules/word-random.ts';
import { betsOn, sumOf } from '../bets.ts';
import type { Rules } from '../rules.ts';
import { tableSeedOf } from '../tables/table-seed.ts';
import { type Engine, engines, type PossibleDraw } from './engines.ts';
import type { Drawn, SpotsOutcome, SpotsTable } from './wire.ts';

/** Number of draws that a table shows. */
const maxRecent = 12;

type Choice = { readonly bets: Readonly<Partial<Record<string, number>>> };

const weightOf = (cases: readonly PossibleDraw[]): number => cases.reduce((sum, { weight }) => sum + weight, 0);

/** Draws one case by its weight. */
export const drawFrom = (draws: Draws, { cases }: Engine): Drawn => {
  let mark = draws.int(0, weightOf(cases) - 1);
  const found = cases.find(({ weight }) => {
    mark -= weight;
    return mark < 0;
  });
  return (found ?? (cases[0] as PossibleDraw)).drawn;
};

/** Returns the exact return to player of a spot, as a share of the stake. */
export const returnOfSpot = (engine: Engine, spot: string): number =>
  engine.cases.reduce((sum, { drawn, weight }) => sum + weight * engine.factor(spot, drawn), 0) /
  weightOf(engine.cases);

/** Returns the draws of a player's last rounds at a game, the newest first; a demo starts without any. */
const recentDraws = ({ state }: World, { member, demo }: Visit, { nodeId }: GameDoc): Drawn[] => {
  if (demo) return [];
  return settledRealBets(state, member)
    .filter((it) => it.nodeId === nodeId)
    .sort((a, b) => b.at - a.at)
    .slice(0, maxRecent)
    .flatMap(({ detail }) => {
      const { outcome } = (detail ?? {}) as { readonly outcome?: SpotsOutcome };
      return outcome ? [outcome.drawn] : [];
    });
};

/** What a table shows of its spots. */
type SpotsFigures = Pick<SpotsTable, 'engine' | 'spots' | 'returns'>;

const percent = (share: number): number => Math.round(share * 1000) / 10;

const computeFigures = (name: SpotEngine): SpotsFigures => {
  const engine = engines[name];
  const returns = engine.spots.map((spot) => returnOfSpot(engine, spot));
  return {
    engine: name,
    spots: engine.spots.map((id) => ({
      id,
      pays: Math.max(...engine.cases.map(({ drawn }) => engine.factor(id, drawn))),
    })),
    returns: { least: percent(Math.min(...returns)), most: percent(Math.max(...returns)) },
  };
};

const computed = new Map<SpotEngine, SpotsFigures>();

/** Returns the figures of a table, computed on first use: all draws of all tables take a tenth of the start of a worker. */
const figuresOf = (name: SpotEngine): SpotsFigures => {
  const figures = computed.get(name) ?? computeFigures(name);
  computed.set(name, figures);
  return figures;
};

/** Returns the rules of a table where one draw decides the bets on all spots. */
export const spotRules = (name: SpotEngine): Rules<Choice> => {
  const engine = engines[name];
  return {
    choice: betsOn(engine.spots),
    get outcomes() {
      // The extra of these tables is a spot that pays ten stakes.
      const bigOutcomes = figuresOf(name).spots.some(({ pays }) => pays >= 10) ? (['big', 'extra'] as const) : [];
      return ['lose', 'below', 'win', ...bigOutcomes, 'jackpot'] as const;
    },
    stakeOf: sumOf,

    decide: ({ draws }, _stake, { bets }) => {
      const drawn = drawFrom(draws, engine);
      let payout = 0;
      for (const [spot, bet] of Object.entries(bets)) {
        const factor = engine.factor(spot, drawn);
        if (factor) payout += prize(draws, toMinor(bet ?? 0), factor);
      }
      const winners = engine.spots.filter((spot) => engine.factor(spot, drawn) > 1);
      const best = Math.max(...Object.keys(bets).map((spot) => engine.factor(spot, drawn)));
      return { outcome: { drawn, winners } satisfies SpotsOutcome, payout, extra: best >= 10 };
    },

    results: (_table, _stake, { bets }) => {
      const total = weightOf(engine.cases);
      return engine.cases.map(({ drawn, weight }) => ({
        chance: weight / total,
        payout: Object.entries(bets).reduce(
          (sum, [spot, bet]) => sum + toMinor(bet ?? 0) * engine.factor(spot, drawn),
          0,
        ),
      }));
    },

    describe: ({ world, game }, visit): SpotsTable => ({
      ...figuresOf(name),
      recent: recentDraws(world, visit, game),
      tableSeed: game.gameCategory === 'LIVE' ? tableSeedOf(world, game) : null,
      every: game.gameCategory === 'LIVE' ? turnMsOf(game.nodeName) : null,
    }),
  };
};
