import { speak } from './language.ts';

/** Words that every game says. */
export const words = speak({
  EN: {
    stake: 'Bet',
    lower: 'Lower the bet',
    raise: 'Raise the bet',
    limits: (least: string, most: string) => `${least} to ${most}`,
    demo: 'Demo: play money',
    rules: 'Rules and prizes',
    close: 'Close',
    paused: 'Paused',
    placing: 'Placing your bet…',
    nothing: 'No win this time.',
    below: (back: string, stake: string) => `${back} of your ${stake} came back.`,
    even: 'Your bet came back.',
    won: (amount: string) => `You won ${amount}`,
    returns: (rtp: string) => `Returns ${rtp} of all bets to players over many rounds.`,
    chance: 'Every round is drawn by itself. No bet and no waiting changes your chance.',
    'balance.insufficient': 'Your balance is too low for this bet.',
    'bet.out-of-range': 'This bet is outside the limits of the game, or above what your bonus allows.',
    'network.offline': 'No connection. Press again: the same bet is never played twice.',
    'session.expired': 'You were signed out. Your balance is safe.',
    'system.maintenance': 'The games are being serviced. Your balance is safe.',
    'game.unavailable': 'This game is closed for now.',
    'safety.limit': 'This bet is above a limit that you have set. No bet was taken.',
    'safety.check': 'Time for a look at your play first. No bet was taken.',
    failed: 'That did not work. No bet was taken.',
  },
  TY: {
    stake: 'Taya',
    lower: 'Babaan ang taya',
    raise: 'Taasan ang taya',
    limits: (least: string, most: string) => `${least} hanggang ${most}`,
    demo: 'Demo: hindi totoong pera',
    rules: 'Mga patakaran at premyo',
    close: 'Isara',
    paused: 'Naka-pause',
    placing: 'Inilalagay ang taya…',
    nothing: 'Walang panalo ngayon.',
    below: (back: string, stake: string) => `Bumalik ang ${back} mula sa taya mong ${stake}.`,
    even: 'Bumalik ang taya mo.',
    won: (amount: string) => `Nanalo ka ng ${amount}`,
    returns: (rtp: string) => `Sa maraming round, ${rtp} ng lahat ng taya ang bumabalik sa mga manlalaro.`,
    chance: 'Hiwalay ang bunot sa bawat round. Walang taya o paghihintay na nagpapabago ng tsansa mo.',
    'balance.insufficient': 'Kulang ang balanse mo para sa tayang ito.',
    'bet.out-of-range': 'Lampas sa limitasyon ng laro o sa pinapayagan ng bonus mo ang tayang ito.',
    'network.offline': 'Walang koneksyon. Pindutin ulit: hindi nalalaro nang dalawang beses ang isang taya.',
    'session.expired': 'Na-logout ka. Ligtas ang balanse mo.',
    'system.maintenance': 'Inaayos ang mga laro. Ligtas ang balanse mo.',
    'game.unavailable': 'Sarado muna ang larong ito.',
    'safety.limit': 'Lampas sa limit na itinakda mo ang tayang ito. Walang tayang kinuha.',
    'safety.check': 'Tingnan muna ang paglalaro mo. Walang tayang kinuha.',
    failed: 'Hindi natuloy. Walang tayang kinuha.',
  },
});

type Refused = Extract<keyof ReturnType<typeof words>, `${string}.${string}`>;

/** What an error code means to the player. */
export const refusalText = (code: string): string => {
  const all = words();
  return code in all ? all[code as Refused] : all.failed;
};
