import { useRef, useState } from 'react';
import { placeOrder } from '#contract/lottery/lottery.ts';
import type { Body, Lottery, LotteryOrder } from '#contract/types.ts';
import { $session } from '#features/account/state/session.ts';
import { formatOwnMoney } from '#features/cashier/state/own-money.ts';
import { $wallet, refreshBalance } from '#features/cashier/state/wallet.ts';
import { startPlay } from '#features/games/state/play.ts';
import { limitErrorText } from '#features/shared/limit-error.ts';
import { useTransaction } from '#features/shared/use-transaction.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { currentPage } from '#lib/bare-path.ts';
import { focusInvalid } from '#lib/focus-invalid.ts';
import { api } from '#lib/http/client.ts';
import { CallError, codeOf, detailsOf, ignoreCallErrors } from '#lib/http/errors.ts';
import { loginPath } from '#lib/links.ts';
import { parseAmount } from '#lib/money/parse-amount.ts';
import { type Play, type SlipBet, slipTotal } from '../../model/bet-slip.ts';
import { $slip, removeBet } from '../../state/bet-slip.ts';
import { toBetErrors, validateBets } from './bet-errors.ts';

interface Parts {
  readonly lottery: Lottery;
  readonly plays: ReadonlyMap<string, Play>;
  readonly renew: () => Promise<Lottery>;
  readonly onPlaced: (order: LotteryOrder) => void;
}

export interface BetSlipError {
  readonly reason: 'moved' | 'short' | 'limit' | 'failed';
  readonly text: string;
}

/** Places the bet slip as one order. Errors show at their bet, and the slip stays unchanged. */
export const usePlaceBets = ({ lottery, plays, renew, onPlaced }: Parts) => {
  const words = useWords();
  const { t, locale } = words;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<BetSlipError | null>(null);
  const [fieldProblems, setFieldProblems] = useState<ReadonlyMap<number, string>>(new Map());
  /** Bets of the running order; null if it was sent before a reload. */
  const sent = useRef<readonly SlipBet[] | null>(null);
  const transaction = useTransaction<LotteryOrder>(`lotteryOrder:${lottery.code}`, (order) => {
    // Bets that were added since stay in the slip.
    for (const { id } of sent.current ?? $slip.get().bets) removeBet(id);
    sent.current = null;
    // Players who only play lotteries get the reality check too.
    startPlay();
    void ignoreCallErrors(refreshBalance());
    onPlaced(order);
  });
  const showFieldProblems = (found: ReadonlyMap<number, string>): boolean => {
    setFieldProblems(found);
    const [first] = found;
    if (first) focusInvalid(form.current?.querySelector<HTMLInputElement>(`[name="stake-${first[0]}"]`), first[1]);
    return first !== undefined;
  };
  const refuse = async (error: unknown, bets: readonly SlipBet[]): Promise<void> => {
    const code = codeOf(error);
    if (code === 'draw.closed') {
      const next = await renew().catch(() => null);
      setProblem({ reason: 'moved', text: next ? t.lotteryBetting.moved({ id: next.drawId }) : errorText(t, code) });
      return;
    }
    if (detailsOf(error, 'balance.insufficient')) {
      setProblem({ reason: 'short', text: t.lotteryBetting.bonusOnce() });
      return;
    }
    if (code === 'balance.insufficient') {
      await ignoreCallErrors(refreshBalance());
      const short = slipTotal(bets) - ($wallet.get().sumBalance ?? 0);
      setProblem({
        reason: 'short',
        text: short > 0 ? t.lotteryBetting.short({ amount: formatOwnMoney(short) }) : errorText(t, code),
      });
      return;
    }
    const limit = detailsOf(error, 'safety.limit');
    if (limit) {
      setProblem({ reason: 'limit', text: limitErrorText(words, limit) });
      return;
    }
    const fields = error instanceof CallError ? toBetErrors(t, error, bets) : new Map<number, string>();
    if (showFieldProblems(fields)) return;
    setProblem({ reason: 'failed', text: errorText(t, code) });
  };

  const place = async (): Promise<void> => {
    const { bets, code } = $slip.get();
    const bad = validateBets(t, plays, bets);
    setProblem(null);
    if (showFieldProblems(bad)) return;
    if (!$session.get()) {
      location.assign(loginPath(currentPage()));
      return;
    }
    const body: Body<'placeOrder'> = {
      code,
      drawId: lottery.drawId,
      playType: 'trad',
      prizeMode: lottery.prizeMode,
      bets: bets.map(({ play, numbers, stake }) => ({ play, numbers: [...numbers], stake: parseAmount(stake) ?? 0 })),
    };
    sent.current = bets;
    try {
      await transaction.run((key) => api(placeOrder, { query: { language: wireLanguage(locale) }, body, key }));
    } catch (error) {
      await refuse(error, bets);
    }
  };
  return { form, transaction, problem, fieldProblems, place };
};
