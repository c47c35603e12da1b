import type { BaseTranslation } from '../../i18n-types.ts';

/** The screen around a game. */
const game = {
  loading: 'Opening the game…',
  time: 'Session time',
  net: 'Net this session',
  balance: 'Balance',
  demoBalance: 'Play money',
  screen: 'Game: {name}',
  fullScreen: 'Full screen',
  partScreen: 'Leave full screen',
  retry: 'Try again',
  toLobby: 'Back to lobby',
  logIn: 'Log in again',
  failedTitle: 'The game did not open',
  failedText: 'No money moved. Please try again.',
  offlineTitle: 'You are offline',
  offlineText: 'The game opens as soon as your connection is back.',
  unknownTitle: 'We do not know this game',
  unknownText: 'It may have left the lobby. There are many more to play.',
  closedTitle: 'This game is closed for now',
  closedText: 'Its provider is not taking bets. Try another one meanwhile.',
  limitTitle: 'You have reached your limit',
  limitText: 'A limit that you have set does not allow this now. Your balance is safe.',
  expiredTitle: 'You were signed out',
  expiredText: 'Your rounds are settled and your balance is safe. Log in to go on.',
  deniedTitle: 'You cannot play this game',
  deniedText: 'Your account has no permission, or this feature is temporarily unavailable.',
  brokenTitle: 'The game stopped',
  brokenText: 'Every round you played is settled. Open the game again to go on.',
  connectionLost: 'No connection. The game goes on when you are back online.',
} as const satisfies BaseTranslation;

export default game;
