import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { type CallError, detailsOf } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { exampleAmount } from '#markets/current.ts';
import { type Play, type SlipBet, validateStake } from '../../model/bet-slip.ts';

/** Errors of bets, by id. */
type BetErrors = ReadonlyMap<number, string>;

const stakeText = (t: Words, stake: string, range: Pick<Play, 'minStake' | 'maxStake'>): string | undefined => {
  const found = validateStake(stake, range);
  if (found === 'comma') return t.siteWidgets.amountComma();
  if (found === 'low') return t.lotteryBetting.stakeLow({ amount: formatAmount(range.minStake) });
  if (found === 'high') return t.lotteryBetting.stakeHigh({ amount: formatAmount(range.maxStake) });
  return found && t.lotteryBetting.stakeNone({ example: formatAmount(exampleAmount) });
};

/** Returns errors of bets whose play is no longer offered or whose stake is invalid. */
export const validateBets = (t: Words, plays: ReadonlyMap<string, Play>, bets: readonly SlipBet[]): BetErrors =>
  new Map(
    bets.flatMap(({ id, play: key, stake }): [number, string][] => {
      const play = plays.get(key);
      const text = play ? stakeText(t, stake, play) : t.lotteryBetting.badNumbers();
      return text ? [[id, text]] : [];
    }),
  );

/** Maps an error of the server to single bets. */
export const toBetErrors = (t: Words, error: CallError, bets: readonly SlipBet[]): BetErrors => {
  const at = (place: number, text: string): [number, string][] => (bets[place] ? [[bets[place].id, text]] : []);
  const range = detailsOf(error, 'bet.out-of-range', 'placeOrder');
  if (range) {
    const { bet, min: minStake, max: maxStake } = range;
    return new Map(at(bet, stakeText(t, bets[bet]?.stake ?? '', { minStake, maxStake }) ?? errorText(t, error.code)));
  }
  return new Map(
    error.fields.flatMap(({ field }) => {
      const place = /^bets\.(\d+)\.(\w+)/.exec(field);
      if (!place) return [];
      return at(
        Number(place[1]),
        place[2] === 'stake'
          ? t.lotteryBetting.stakeNone({ example: formatAmount(exampleAmount) })
          : t.lotteryBetting.badNumbers(),
      );
    }),
  );
};
