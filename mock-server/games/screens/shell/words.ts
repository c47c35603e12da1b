import { speak } from './language.ts';

/** Words that every game says. */
export const words = speak({
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
    chance: 'Every round is independent. Your bet size or timing does not change your chances.',
    fair: 'Provably fair: this is the SHA-256 hash of the server seed for your rounds. Verify any round in your betting record.',
    'balance.insufficient': 'Your balance is too low for this bet.',
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
    chance: 'Independent ang bawat round. Hindi nagbabago ang chance mo sa laki o timing ng taya.',
    fair: 'Provably fair: ito ang SHA-256 hash ng server seed ng mga round mo. Puwede mong i-verify ang kahit anong round sa betting record.',
    'balance.insufficient': 'Kulang ang balance mo para sa taya na ito.',
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
});

type Refused = Extract<keyof ReturnType<typeof words>, `${string}.${string}`>;

/** What an error code means to the player. */
export const refusalText = (code: string): string => {
  const all = words();
  return code in all ? all[code as Refused] : all.failed;
};
