import type { WireLanguage } from '#contract/fields.ts';
import { type LocalizedText, textOrNull } from './localized-text.ts';

interface TransactionCode {
  /** Type of the ledger's postings. */
  readonly code: string;
  readonly name: LocalizedText;
  /** Included in the agent's variant of the record. */
  readonly agent: boolean;
}

const define = (code: string, EN: string, TY: string, agent = false): TransactionCode => ({
  code,
  name: { EN, TY },
  agent,
});

/** Types of transactions in a member's account record, in the order of its filter. */
export const transactionCodes: readonly TransactionCode[] = [
  define('deposit', 'Deposit', 'Deposit'),
  define('withdraw', 'Withdrawal', 'Withdrawal'),
  define('withdrawReturn', 'Withdrawal refund', 'Refund ng withdrawal'),
  define('bet', 'Bet', 'Taya'),
  define('payout', 'Payout', 'Payout'),
  define('refund', 'Bet refund', 'Refund ng taya'),
  define('bonus', 'Deposit bonus', 'Deposit bonus'),
  define('bonusEnded', 'Bonus money removed', 'Inalis na bonus money'),
  define('bonusCapped', 'Above the bonus maximum', 'Lampas sa maximum ng bonus'),
  define('reward', 'Reward', 'Reward'),
  define('mission', 'Mission reward', 'Mission reward'),
  define('rebate', 'Rebate', 'Rebate'),
  define('toVendor', 'To provider wallet', 'Papunta sa provider wallet'),
  define('fromVendor', 'From provider wallet', 'Galing sa provider wallet'),
  define('uplineTransfer', 'Upline transfer', 'Transfer sa upline', true),
  define('downlineTransfer', 'Agent transfer', 'Agent transfer', true),
  define('agentRebate', 'Agent rebate', 'Agent rebate', true),
  define('salary', 'Salary', 'Salary', true),
  define('dividend', 'Dividend', 'Dividend', true),
  define('redRain', 'Red rain', 'Red rain', true),
  define('opening', 'Opening balance', 'Opening balance'),
  define('adjustment', 'Balance adjustment', 'Balance adjustment'),
];

const names = new Map(transactionCodes.map(({ code, name }) => [code, name]));

/** Returns the name of a posting's type, or the type itself if it has no name. */
export const transactionName = (code: string, language: WireLanguage): string =>
  textOrNull(names.get(code), language) ?? code;
