import type { NamespaceSiteWidgetsTranslation } from '../../i18n-types.ts';

const widgets = {
  amountComma: 'Gumamit ng tuldok para sa sentimo, gaya ng 300.50.',
  copyFailed: 'Hindi na-copy. I-press nang matagal ang text para ma-select at ma-copy.',
  tooLong: 'Hanggang {most} character lang.',
  hotMatches: 'Hot matches',
  openMatches: '{home} vs {away}, {time}. Ipakita ang lahat ng match',
  pauseMatches: 'I-pause ang matches',
  playMatches: 'I-play ang matches',
  versus: 'VS',
  bet: 'Tumaya',
  betOn: 'Tumaya sa {home} vs {away}',
  service: 'Customer service',
  liveChat: 'Live chat',
  winners: 'Mga bagong nanalo',
  simulated: 'Simulated na panalo, walang totoong pera',
  emptyTitle: 'Wala pang laro',
  emptyText: 'Lalabas dito ang mga laro ng category na ito.',
  searchTitle: 'Walang resulta para sa “{name}”',
  searchText: 'I-check ang spelling o sumubok ng ibang pangalan.',
  filterTitle: 'Walang laro sa filters na ito',
  filterText: 'Pumili ng ibang provider o mas mababang minimum bet.',
  favTitle: 'Wala ka pang favorites',
  favText: 'I-tap ang heart ng laro para ma-save dito.',
  recentTitle: 'Wala pang recent games',
  recentText: 'Lalabas dito ang mga larong nilaro mo.',
  showAll: 'Ipakita lahat',
  loading: 'Naglo-load ng mga laro',
  failedTitle: 'Hindi na-load ang mga laro',
} as const satisfies NamespaceSiteWidgetsTranslation;

export default widgets;
