import type { NamespaceGamesSheetTranslation } from '../../i18n-types.ts';

const sheet = {
  close: 'Isara',
  vendor: 'Provider',
  category: 'Kategorya',
  minBet: 'Pinakamababang taya',
  maxBet: 'Pinakamataas na taya',
  rtp: 'Balik sa manlalaro',
  volatility: 'Volatility',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  unknown: 'Hindi sinabi',
  play: 'Maglaro',
  demo: 'Subukan ang demo',
  favour: 'Paborito',
  favourLater: 'Wala kang koneksyon. Itatabi namin ito at ipapadala pagbalik mo.',
  note: 'Karaniwang balik ito sa napakaraming round, hindi pangako para sa laro mo.',
} as const satisfies NamespaceGamesSheetTranslation;

export default sheet;
