import type { Words } from '../../content/rules/announcements.ts';

interface TransactionCode {
  /** Type of the ledger's postings. */
  readonly code: string;
  readonly name: Words;
  /** In the agent's variant of the record (R029). */
  readonly agent: boolean;
}

const define = (code: string, EN: string, TY: string, agent = false): TransactionCode => ({
  code,
  name: { EN, TY },
  agent,
});

/** Kinds of movements in a member's account record, as its filter lists them. */
export const transactionCodes: readonly TransactionCode[] = [
  define('deposit', 'Deposit', 'Deposito'),
  define('withdraw', 'Withdrawal', 'Withdrawal'),
  define('withdrawReturn', 'Withdrawal returned', 'Ibinalik na withdrawal'),
  define('bet', 'Bet', 'Taya'),
  define('payout', 'Payout', 'Panalo'),
  define('refund', 'Bet refunded', 'Ibinalik na taya'),
  define('bonus', 'Deposit bonus', 'Bonus sa deposito'),
  define('bonusEnded', 'Deposit bonus ended', 'Natapos na bonus sa deposito'),
  define('reward', 'Reward', 'Gantimpala'),
  define('mission', 'Mission reward', 'Gantimpala sa misyon'),
  define('rebate', 'Rebate', 'Rebate'),
  define('toVendor', 'To a game wallet', 'Papunta sa wallet ng laro'),
  define('fromVendor', 'From a game wallet', 'Galing sa wallet ng laro'),
  define('uplineTransfer', 'Upline transfer', 'Lipat sa upline', true),
  define('downlineTransfer', 'Agent transfer', 'Lipat ng agent', true),
  define('agentRebate', 'Agent rebate', 'Rebate ng agent', true),
  define('salary', 'Salary', 'Sahod', true),
  define('dividend', 'Dividend', 'Dibidendo', true),
  define('redRain', 'Red rain', 'Red rain', true),
  define('opening', 'Opening balance', 'Panimulang balanse'),
];

const names = new Map(transactionCodes.map(({ code, name }) => [code, name]));

/** Name of a posting's type; a type without one goes by itself. */
export const transactionName = (code: string, language: 'EN' | 'TY'): string => names.get(code)?.[language] ?? code;
