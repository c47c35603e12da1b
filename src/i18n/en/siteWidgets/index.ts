import type { BaseTranslation } from '../../i18n-types.ts';

/** Of parts that only script shows; they come late. */
const widgets = {
  amountComma: 'Use a point for centavos, e.g. 300.50.',
  tooLong: 'Use at most {most} characters.',
  hotMatches: 'Hot matches',
  openMatches: '{home} versus {away}, {time}. Show all matches',
  pauseMatches: 'Pause the matches',
  playMatches: 'Let the matches turn',
  versus: 'VS',
  bet: 'Bet',
  betOn: 'Bet on {home} versus {away}',
  service: 'Customer service',
  liveChat: 'Live chat',
  winners: 'Recent winners',
  simulated: 'Simulated play, no real money',
  emptyTitle: 'No games here yet',
  emptyText: 'Games of this category appear here as soon as a provider opens them.',
  searchTitle: 'No game called “{name}”',
  searchText: 'Check the spelling or look for another one.',
  filterTitle: 'No game fits these filters',
  filterText: 'Choose another provider or a lower minimum bet.',
  favTitle: 'No favourites yet',
  favText: 'Tap the heart of a game and it stays here.',
  recentTitle: 'Nothing played yet',
  recentText: 'What you play appears here, the latest first.',
  showAll: 'Show all games',
  loading: 'Loading games',
  failedTitle: 'The games did not load',
} as const satisfies BaseTranslation;

export default widgets;
