import type { BaseTranslation } from '../../i18n-types.ts';

const sheet = {
  close: 'Close',
  vendor: 'Provider',
  category: 'Category',
  minBet: 'Minimum bet',
  maxBet: 'Maximum bet',
  rtp: 'Return to player',
  volatility: 'Volatility',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  unknown: 'Not stated',
  play: 'Play',
  demo: 'Try the demo',
  favour: 'Favourite',
  favourLater: 'You are offline. We keep this and send it when you are back.',
  note: 'Return to player is a long-run average over many rounds, not a promise for yours.',
} as const satisfies BaseTranslation;

export default sheet;
