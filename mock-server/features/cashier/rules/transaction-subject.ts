import type { WireLanguage } from '#contract/fields.ts';
import type { State } from '#sim/core/state.ts';
import { nameOfBet } from '#sim/features/games/rules/bet-name.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { bankById, bankIconPath } from './banks.ts';
import { channelOf } from './deposit-channels.ts';
import { deposits } from './deposit-record.ts';
import { withdrawals } from './withdrawal-record.ts';

interface TransactionSubject {
  readonly subject: string | null;
  readonly iconUrl: string | null;
}

/** Returns the game, bank, wallet or channel of a transaction with its picture, by the order or bet behind it. */
export const transactionSubject = (state: State, ref: string | null, language: WireLanguage): TransactionSubject => {
  const bet = ref === null ? undefined : state.get(bets, ref);
  if (bet) return { subject: nameOfBet(state, bet), iconUrl: bet.nodeId === null ? null : `/games/${bet.nodeId}.webp` };
  const deposit = ref === null ? undefined : state.get(deposits, ref);
  if (deposit) {
    const { bankId, channel } = deposit;
    const bank = bankId === null ? undefined : bankById(bankId);
    return {
      subject: bank?.name ?? textIn(channelOf(channel).name, language),
      iconUrl: bankIconPath(bank?.bankId ?? channel),
    };
  }
  const withdrawal = ref === null ? undefined : state.get(withdrawals, ref);
  if (!withdrawal) return { subject: null, iconUrl: null };
  const { bankId } = withdrawal;
  return { subject: bankById(bankId)?.name ?? bankId, iconUrl: bankIconPath(bankId) };
};
