import { toMinor } from '#lib/money/money.ts';
import { prize } from '#sim/features/games/rules/prize.ts';
import { betsOn, sumOf } from '../bets.ts';
import { type Rules, rtpOf } from '../rules.ts';
import { type Colour, type ColourOutcome, type ColourTable, colours } from './wire.ts';

type Choice = { readonly bets: Readonly<Partial<Record<Colour, number>>> };

const dice = 3;

/** Of the 216 throws, 75 show a colour once, 15 twice, one three times. */
const [once, twice] = [75, 15];

/**
 * Returns the multipliers of a bet whose colour shows on one, two and three dice; the last one adjusts the return to
 * the wanted share.
 */
export const colourPays = (wanted: number): readonly [number, number, number] => {
  const rest = wanted * 6 ** dice - once * 2 - twice * 3;
  return [2, 3, Math.max(4, Math.round(rest * 2) / 2)];
};

/** All throws of the dice, equally likely. */
const throws = colours.flatMap((one) => colours.flatMap((two) => colours.map((three) => [one, two, three] as const)));

/** Returns the payout of a bet on a colour in stakes. */
const factorOf = (colour: string, thrown: readonly string[], pays: readonly number[]): number =>
  pays[thrown.filter((it) => it === colour).length - 1] ?? 0;

/** The color game of the perya: three dice with six colours. */
export const colourRules: Rules<Choice> = {
  choice: betsOn(colours),
  outcomes: ['lose', 'below', 'win', 'big', 'extra', 'jackpot'],
  stakeOf: sumOf,

  decide: ({ draws, game }, _stake, { bets }) => {
    const thrown = Array.from({ length: dice }, () => draws.pick(colours));
    const pays = colourPays(rtpOf(game));
    let payout = 0;
    for (const [colour, bet] of Object.entries(bets)) {
      const factor = factorOf(colour, thrown, pays);
      if (factor) payout += prize(draws, toMinor(bet ?? 0), factor);
    }
    const outcome: ColourOutcome = { thrown };
    return { outcome, payout, extra: new Set(thrown).size === 1 };
  },

  results: ({ game }, _stake, { bets }) => {
    const pays = colourPays(rtpOf(game));
    return throws.map((thrown) => ({
      chance: 1 / throws.length,
      payout: Object.entries(bets).reduce(
        (sum, [colour, bet]) => sum + toMinor(bet ?? 0) * factorOf(colour, thrown, pays),
        0,
      ),
    }));
  },

  describe: ({ game }): ColourTable => ({ colours, pays: colourPays(rtpOf(game)) }),
};
