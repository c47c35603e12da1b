import type { NamespaceSiteWidgetsTranslation } from '../../i18n-types.ts';

const widgets = {
  amountComma: 'Tuldok ang gamitin sa sentimo, hal. 300.50.',
  tooLong: 'Hanggang {most} character lang.',
  hotMatches: 'Maiinit na laban',
  openMatches: '{home} laban sa {away}, {time}. Ipakita ang lahat ng laban',
  pauseMatches: 'Ihinto ang mga laban',
  playMatches: 'Ituloy ang mga laban',
  versus: 'VS',
  bet: 'Tumaya',
  betOn: 'Tumaya sa {home} laban sa {away}',
  service: 'Serbisyo sa customer',
  liveChat: 'Live chat',
  winners: 'Mga bagong nanalo',
  simulated: 'Simulasyon lang, walang totoong pera',
  emptyTitle: 'Wala pang laro dito',
  emptyText: 'Lalabas dito ang mga laro ng kategoryang ito kapag binuksan na ng provider.',
  searchTitle: 'Walang larong “{name}”',
  searchText: 'Tingnan ang baybay o maghanap ng iba.',
  filterTitle: 'Walang larong tugma sa filter',
  filterText: 'Pumili ng ibang provider o mas mababang taya.',
  favTitle: 'Wala ka pang paborito',
  favText: 'Pindutin ang puso ng laro at mananatili ito rito.',
  recentTitle: 'Wala ka pang nalalaro',
  recentText: 'Lalabas dito ang mga nilaro mo, una ang pinakabago.',
  showAll: 'Ipakita lahat ng laro',
  loading: 'Nilo-load ang mga laro',
  failedTitle: 'Hindi na-load ang mga laro',
} as const satisfies NamespaceSiteWidgetsTranslation;

export default widgets;
