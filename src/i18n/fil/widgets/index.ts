import type { NamespaceWidgetsTranslation } from '../../i18n-types.ts';

const widgets = {
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
  loading: 'Nilo-load ang mga laro',
  failedTitle: 'Hindi na-load ang mga laro',
} as const satisfies NamespaceWidgetsTranslation;

export default widgets;
