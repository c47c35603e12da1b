import { toCentavos } from '../../../src/lib/money/money.ts';
import { betsOn, sumOf } from '../bets.ts';
import { prize, type Rules, returnOf } from '../rules.ts';
import { type Colour, type ColourOutcome, type ColourTable, colours } from './wire.ts';

type Choice = { readonly bets: Readonly<Partial<Record<Colour, number>>> };

const dice = 3;

/** Of the 216 throws, 75 show a colour once, 15 twice, one three times. */
const [once, twice] = [75, 15];

/** What a bet is multiplied by when its colour shows on one, two, three dice; the last makes up the return. */
export const colourPays = (wanted: number): readonly [number, number, number] => {
  const rest = wanted * 6 ** dice - once * 2 - twice * 3;
  return [2, 3, Math.max(4, Math.round(rest * 2) / 2)];
};

/** The color game of the perya: three dice with six colours. */
export const colourRules: Rules<Choice> = {
  choice: betsOn(colours),
  stakeOf: sumOf,

  decide: ({ world, game }, _stake, { bets }) => {
    const thrown = Array.from({ length: dice }, () => world.random.pick(colours));
    const pays = colourPays(returnOf(game));
    let payout = 0;
    for (const [colour, bet] of Object.entries(bets)) {
      const factor = pays[thrown.filter((it) => it === colour).length - 1];
      if (factor) payout += prize(world.random, toCentavos(bet ?? 0), factor);
    }
    const outcome: ColourOutcome = { thrown };
    return { outcome, payout, extra: new Set(thrown).size === 1 };
  },

  describe: ({ game }): ColourTable => ({ colours, pays: colourPays(returnOf(game)) }),
};
