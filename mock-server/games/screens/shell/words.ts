import { localize } from './language.ts';
import { vi } from './words.vi.ts';

/** Texts of every game. */
export const words = localize({
  EN: {
    stake: 'Bet',
    lower: 'Decrease bet',
    raise: 'Increase bet',
    limits: (least: string, most: string) => `${least} to ${most}`,
    demo: 'Demo: play money',
    rules: 'Rules and payouts',
    close: 'Close',
    paused: 'Paused',
    placing: 'Placing your bet…',
    nothing: 'No win this time.',
    last: (stake: string, payout: string) => `Last round: bet ${stake}, payout ${payout}.`,
    payout: (payout: string, net: string) => `Payout ${payout}, net ${net}`,
    won: (payout: string, net: string) => `You won! Payout ${payout}, net ${net}`,
    returns: (rtp: string) => `Return to player (RTP): ${rtp} over many rounds.`,
    counts: (bonus: number, rewards: number) =>
      `Real-money bets here count 100% for deposits, ${bonus}% for the wagering of bonuses and rewards, and ${rewards}% for VIP levels, rebates, cashback, missions, referrals and the leaderboard. Bonus money counts only for wagering; bets with almost no risk, only for deposits.`,
    chance: 'Every round is independent. Earlier results and timing do not change your chances.',
    fair: 'Provably fair: this is the SHA-256 hash of the server seed for your rounds. Verify any round here or in your betting record.',
    check: 'Check last round',
    checkOk: 'Checked: the seed has the hash shown before, and result and payout follow from it.',
    checkBad: 'The result does not follow from the seed.',
    checkNone: 'Nothing to check yet. Finish a round first.',
    checkFailed: 'This browser cannot check the round here. Use your betting record.',
    forced: 'A tester forced the result of this round.',
    seedWas: (seed: string) => `Seed: ${seed}`,
    'balance.insufficient': 'Your balance is too low for this bet.',
    lowOwnMoney: 'You don’t have enough own money, and bonus money can’t be used for this bet.',
    'bet.out-of-range': 'This bet is outside the game’s limits or above the max bet of your bonus.',
    'network.offline': 'No connection. Try again; the same bet is never placed twice.',
    'session.expired': 'You have been logged out. Your balance is safe.',
    'system.maintenance': 'Games are under maintenance. Your balance is safe.',
    'game.unavailable': 'This game is not available right now.',
    'safety.limit': 'This bet exceeds a limit you set. No bet was placed.',
    'safety.check': 'Confirm the reality check first. No bet was placed.',
    'safety.review': 'We’re checking your account details. No bet was placed.',
    'odds.changed': 'The odds have changed. Accept the new odds to place the bet.',
    'match.closed': 'This pick is no longer available. Remove it to place the bet.',
    'cashout.closed': 'Cash out is not available right now. Your bet stays open.',
    failed: 'Something went wrong. No bet was placed.',
  },
  TY: {
    stake: 'Taya',
    lower: 'Babaan ang taya',
    raise: 'Taasan ang taya',
    limits: (least: string, most: string) => `${least} hanggang ${most}`,
    demo: 'Demo: play money',
    rules: 'Rules at payouts',
    close: 'Isara',
    paused: 'Naka-pause',
    placing: 'Inilalagay ang taya…',
    nothing: 'Walang panalo ngayon.',
    last: (stake: string, payout: string) => `Huling round: taya ${stake}, payout ${payout}.`,
    payout: (payout: string, net: string) => `Payout ${payout}, net ${net}`,
    won: (payout: string, net: string) => `Panalo ka! Payout ${payout}, net ${net}`,
    returns: (rtp: string) => `Return to player (RTP): ${rtp} sa maraming round.`,
    counts: (bonus: number, rewards: number) =>
      `Bilang ng mga real-money na taya rito: 100% para sa deposit, ${bonus}% para sa turnover ng bonus at reward, at ${rewards}% para sa VIP level, rebate, cashback, missions, referral at leaderboard. Sa turnover lang binibilang ang bonus money, at sa deposit lang ang tayang halos walang risk.`,
    chance: 'Independent ang bawat round. Hindi nagbabago ang chance mo dahil sa mga naunang resulta o timing.',
    fair: 'Provably fair: ito ang SHA-256 hash ng server seed ng mga round mo. Puwede mong i-verify ang kahit anong round dito o sa betting record.',
    check: 'I-check ang huling round',
    checkOk: 'Na-check: tugma ang seed sa hash na ipinakita, at dito galing ang result at payout.',
    checkBad: 'Hindi galing sa seed ang result.',
    checkNone: 'Wala pang iche-check. Tapusin muna ang isang round.',
    checkFailed: 'Hindi ma-check ng browser na ito ang round dito. Gamitin ang betting record.',
    forced: 'Tester ang nagtakda ng result ng round na ito.',
    seedWas: (seed: string) => `Seed: ${seed}`,
    'balance.insufficient': 'Kulang ang balance mo para sa taya na ito.',
    lowOwnMoney: 'Kulang ang own money mo, at hindi puwede ang bonus money sa taya na ito.',
    'bet.out-of-range': 'Wala sa limit ng laro o lampas sa max bet ng bonus mo ang taya na ito.',
    'network.offline': 'Walang internet. Subukan ulit; hindi mado-doble ang taya.',
    'session.expired': 'Na-log out ka. Safe ang balance mo.',
    'system.maintenance': 'Under maintenance ang mga laro. Safe ang balance mo.',
    'game.unavailable': 'Hindi available ang larong ito ngayon.',
    'safety.limit': 'Lampas sa limit mo ang taya na ito. Walang nailagay na taya.',
    'safety.check': 'I-confirm muna ang reality check. Walang nailagay na taya.',
    'safety.review': 'Chine-check pa namin ang details ng account mo. Walang nailagay na taya.',
    'odds.changed': 'Nagbago ang odds. I-accept ang bagong odds para mailagay ang taya.',
    'match.closed': 'Hindi na available ang pick na ito. Alisin ito para mailagay ang taya.',
    'cashout.closed': 'Hindi available ang cash out ngayon. Open pa rin ang taya mo.',
    failed: 'Nagkaproblema. Walang nailagay na taya.',
  },
  VI: vi,
});

type Refused = Extract<keyof ReturnType<typeof words>, `${string}.${string}`>;

/** Returns the message for an error code and its details in the player's language. */
export const refusalText = (code: string, value: unknown = null): string => {
  const all = words();
  if (code === 'balance.insufficient' && value) return all.lowOwnMoney;
  return code in all ? all[code as Refused] : all.failed;
};
