import { formatMinor } from '#sim/features/shared/format-minor.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import { htmlMessage } from './html-message.ts';

interface SettledBet {
  readonly name: string;
  readonly id: string;
  /** Minor units. */
  readonly stake: number;
  readonly payout: number;
  readonly isRefund: boolean;
}

const titleOf = ({ payout, isRefund }: SettledBet): LocalizedText => {
  const amount = formatMinor(payout);
  if (isRefund)
    return {
      EN: `Bet refunded: ${amount}`,
      TY: `Na-refund ang taya mo: ${amount}`,
      VI: `Cược đã hoàn tiền: ${amount}`,
    };
  return payout > 0
    ? {
        EN: `Bet settled: payout ${amount}`,
        TY: `Settled na ang taya mo: ${amount} ang payout`,
        VI: `Cược đã có kết quả: trả ${amount}`,
      }
    : {
        EN: 'Bet settled: no payout',
        TY: 'Settled na ang taya mo: walang payout',
        VI: 'Cược đã có kết quả: không trúng',
      };
};

/** Messages about bets. Amounts in minor units. */
export const betMessages = {
  settled: (bet: SettledBet) => {
    const [stake, payout] = [formatMinor(bet.stake), formatMinor(bet.payout)];
    return htmlMessage(titleOf(bet), {
      EN: `${bet.name}: stake ${stake}, payout ${payout}. Bet ID: ${bet.id}. See your <a href="/m/gameRecord">betting record</a>.`,
      TY: `${bet.name}: ${stake} ang taya, ${payout} ang payout. Bet ID: ${bet.id}. Tingnan ang <a href="/m/gameRecord">betting record</a>.`,
      VI: `${bet.name}: cược ${stake}, trả thưởng ${payout}. Mã tham chiếu: ${bet.id}. Xem <a href="/m/gameRecord">lịch sử cược</a>.`,
    });
  },
} as const;
