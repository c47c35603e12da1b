import type { BaseTranslation } from '../../i18n-types.ts';

const gamesSheet = {
  close: 'Close',
  vendor: 'Provider',
  category: 'Category',
  minBet: 'Minimum bet',
  maxBet: 'Maximum bet',
  rtp: 'Return to player (RTP)',
  volatility: 'Volatility',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  unknown: 'Not specified',
  play: 'Play',
  demo: 'Try the demo',
  moreFrom: 'More from {vendor}',
  favour: 'Favourite',
  favourLater: 'You are offline. We will save this when you are back online.',
  note: 'RTP is an average over many rounds, not a promise for your session.',
} as const satisfies BaseTranslation;

export default gamesSheet;
