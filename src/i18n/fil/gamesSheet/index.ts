import type { NamespaceGamesSheetTranslation } from '../../i18n-types.ts';

const gamesSheet = {
  close: 'Isara',
  vendor: 'Provider',
  category: 'Category',
  minBet: 'Minimum bet',
  maxBet: 'Maximum bet',
  rtp: 'Return to player (RTP)',
  volatility: 'Volatility',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  unknown: 'Hindi nakasaad',
  play: 'Maglaro',
  demo: 'Subukan ang demo',
  moreFrom: 'Iba pang laro ng {vendor}',
  favour: 'Favorite',
  favourLater: 'Offline ka. Ise-save namin ito kapag online ka na.',
  note: 'Average ang RTP sa napakaraming round, hindi ito pangako para sa session mo.',
} as const satisfies NamespaceGamesSheetTranslation;

export default gamesSheet;
