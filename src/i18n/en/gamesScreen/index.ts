import type { BaseTranslation } from '../../i18n-types.ts';

/** The screen around a game. */
const gamesScreen = {
  linkCopied: 'Link copied',
  linkFailed: 'Copy this link: {url}',
  loading: 'Opening the game…',
  time: 'Session time',
  net: 'Net result',
  balance: 'Balance',
  demoBalance: 'Play money',
  screen: 'Game: {name}',
  fullScreen: 'Full screen',
  partScreen: 'Exit full screen',
  retry: 'Try again',
  toLobby: 'Back to lobby',
  logIn: 'Log in again',
  failedTitle: 'The game could not be opened',
  failedText: 'You have not been charged. Please try again.',
  offlineTitle: 'You are offline',
  offlineText: 'The game opens when you are back online.',
  unknownTitle: 'Game not found',
  unknownText: 'It may have been removed. Choose another game from the lobby.',
  closedTitle: 'Game unavailable',
  closedText: 'The provider is not taking bets right now. Try another game.',
  limitTitle: 'You have reached your limit',
  limitText: 'You set this limit, so you can’t play right now. Your balance is safe.',
  reviewTitle: 'Account under review',
  reviewText:
    'We’re checking your account details, so you can’t play yet. You can still withdraw your available balance.',
  service: 'Contact customer service',
  expiredTitle: 'You have been logged out',
  expiredText: 'Your rounds are settled and your balance is safe. Log in to continue.',
  deniedTitle: 'You can’t play this game',
  deniedText: 'Your account has no permission, or this feature is temporarily unavailable.',
  brokenTitle: 'The game stopped',
  brokenText: 'All your rounds are settled. Open the game again to continue.',
  lowBalance: 'Your balance is too low for this bet.',
  lowOwnMoney: 'You don’t have enough own money, and bonus money can’t be used for this bet.',
  deposit: 'Deposit',
  connectionLost: 'No connection. The game continues when you are back online.',
} as const satisfies BaseTranslation;

export default gamesScreen;
