import type { MerchantFlagName } from './flags.ts';

export interface FlagNote {
  /** The effect of switching the flag on. */
  readonly meaning: string;
  readonly requirements: readonly string[];
  /** Pages it affects. */
  readonly pages: readonly string[];
}

const note = (meaning: string, requirements: string, pages: string): FlagNote => ({
  meaning,
  requirements: requirements.split(' '),
  pages: pages.split(' '),
});

/** Meaning of each flag, for the console and the documents. Not for browsers. */
export const flagNotes: Readonly<Record<MerchantFlagName, FlagNote>> = {
  DIRECTREG3: note('The home header offers a register button to guests.', 'R055 A60', '/m/home'),
  USERNAMEREG3: note('Registration by username is open.', 'R138 A60', '/m/register'),
  MOBILENUMREG3: note('Registration by mobile number is open.', 'R138 A60', '/m/register'),
  REGMOBVERF3: note('Registration by username asks for an SMS code.', 'R144', '/m/register'),
  MOBILENUMPASSREG3: note('Registration by mobile number asks for a password.', 'R144', '/m/register'),
  CHNGPASSVERIF3: note('A forgotten password can be recovered by mobile number too.', 'R158', '/m/forget'),
  MOBVERLOGIN3: note('Login by SMS code is offered.', 'R129 A54', '/m/login'),
  FACEBOOKLOGIN3: note('Login with Facebook is offered.', 'R130', '/m/login'),
  GOOGLELOGIN3: note('Login with Google is offered.', 'R130', '/m/login'),
  VIPBENEFIT3: note('Members see their VIP benefits.', 'R176 A72', '/m/mine /m/member/benefits'),
  DEPRECM3: note('Members see their deposits.', 'R178', '/m/mine /m/vouReport'),
  WITHREC3: note('Members see their withdrawals.', 'R178', '/m/mine /m/withdrawReport'),
  TRANSREC3: note('Members see their account record.', 'R178', '/m/mine /m/transaction/record'),
  TRANSBETREPMEM3: note('Members see their bets.', 'R179', '/m/mine /m/gameRecord'),
  PERSREP: note('Members see their profit and loss.', 'R179', '/m/mine /m/profitandloss'),
  AGETRANSFERUP3: note('Members with an upline can transfer money to it.', 'R180', '/m/mine /m/upLine/transfer'),
  REWCEN3: note('The reward centre is open.', 'R181', '/m/mine /m/rewardCenter'),
  MANPLAYREB3: note('Members claim their rebate by hand.', 'R182', '/m/mine /m/member/manualRebate'),
  PLYRBT: note('Members see the rebates they were paid.', 'R182', '/m/mine /m/member/rebateReport'),
  MAILCEN: note('Members have an inbox.', 'R183', '/m/mine /m/webEmail /m/message'),
  WEBPUSH3: note(
    'Members can be notified of deposits, withdrawals, bets and security by their browser.',
    'X39',
    '/m/set /m/withdraw /m/voucherCenter /m/gameRecord',
  ),
  FEEDBACK3: note('Members can send feedback.', 'R183', '/m/mine /m/feedback'),
  RECPLUS3: note(
    'Records show pictures and sums of each day, find entries by number and can be downloaded.',
    'R028 R029 R030',
    '/m/vouReport /m/withdrawReport /m/transaction/record /m/gameRecord',
  ),
  RECEIPT3: note(
    'Members get receipts of deposits, withdrawals, transfers and bets; anyone can verify one by its code.',
    'X34',
    '/m/member/receipt /m/receipt /m/vouReport /m/withdrawReport /m/transaction/record /m/gameRecord',
  ),
  IDENTITY3: note(
    'Members verify their identity; large withdrawals, deposits and limits need it.',
    'X37',
    '/m/member/identity /m/mine /m/withdraw /m/voucherCenter /m/responsible',
  ),
  CAPTCHATASK3: note(
    'A captcha can be passed by a task of the browser, without its picture.',
    'A59',
    '/m/login /m/register',
  ),
  MISSPLUS3: note('Missions have pictures, the days of the last week and a history.', 'X36', '/m/leaderBoard'),
  JACKPOT3: note(
    'Slots of the class JACKPOT fill and win a shared progressive jackpot, which lobbies show.',
    'X38',
    '/m/gameLobby /m/gameCenter /m/slotsCenter',
  ),
  SEARCH3: note('Games, providers, promotions and help can be searched from the header.', 'X35', '/m/search /m/home'),
};
