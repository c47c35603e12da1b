import type { WireLanguage } from '#contract/fields.ts';
import { type LocalizedText, textOrNull } from './localized-text.ts';

interface TransactionCode {
  /** Type of the ledger's postings. */
  readonly code: string;
  readonly name: LocalizedText;
  /** Included in the agent's variant of the record. */
  readonly agent: boolean;
}

const define = (code: string, EN: string, TY: string, VI: string, agent = false): TransactionCode => ({
  code,
  name: { EN, TY, VI },
  agent,
});

/** Types of transactions in a member's account record, in the order of its filter. */
export const transactionCodes: readonly TransactionCode[] = [
  define('deposit', 'Deposit', 'Deposit', 'Nạp tiền'),
  define('withdraw', 'Withdrawal', 'Withdrawal', 'Rút tiền'),
  define('withdrawReturn', 'Withdrawal refund', 'Refund ng withdrawal', 'Hoàn tiền rút'),
  define('bet', 'Bet', 'Taya', 'Cược'),
  define('payout', 'Payout', 'Payout', 'Trả thưởng'),
  define('refund', 'Bet refund', 'Refund ng taya', 'Hoàn tiền cược'),
  define('bonus', 'Deposit bonus', 'Deposit bonus', 'Thưởng nạp tiền'),
  define('bonusEnded', 'Bonus money removed', 'Inalis na bonus money', 'Trừ tiền thưởng'),
  define('bonusCapped', 'Above the bonus maximum', 'Lampas sa maximum ng bonus', 'Vượt mức thưởng tối đa'),
  define('reward', 'Reward', 'Reward', 'Phần thưởng'),
  define('mission', 'Mission reward', 'Mission reward', 'Thưởng nhiệm vụ'),
  define('rebate', 'Rebate', 'Rebate', 'Hoàn trả'),
  define('toVendor', 'To provider wallet', 'Papunta sa provider wallet', 'Đến ví nhà cung cấp'),
  define('fromVendor', 'From provider wallet', 'Galing sa provider wallet', 'Từ ví nhà cung cấp'),
  define('uplineTransfer', 'Upline transfer', 'Transfer sa upline', 'Chuyển cho tuyến trên', true),
  define('downlineTransfer', 'Agent transfer', 'Agent transfer', 'Chuyển từ đại lý', true),
  define('agentRebate', 'Agent rebate', 'Agent rebate', 'Hoàn trả đại lý', true),
  define('salary', 'Salary', 'Salary', 'Lương', true),
  define('dividend', 'Dividend', 'Dividend', 'Cổ tức', true),
  define('redRain', 'Red rain', 'Red rain', 'Mưa lì xì', true),
  define('opening', 'Opening balance', 'Opening balance', 'Số dư đầu'),
  define('adjustment', 'Balance adjustment', 'Balance adjustment', 'Điều chỉnh số dư'),
];

const names = new Map(transactionCodes.map(({ code, name }) => [code, name]));

/** Returns the name of a posting's type, or the type itself if it has no name. */
export const transactionName = (code: string, language: WireLanguage): string =>
  textOrNull(names.get(code), language) ?? code;
