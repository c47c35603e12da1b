import type { BaseTranslation } from '../../i18n-types.ts';

/** Of parts that only script shows; they come late. */
const siteWidgets = {
  amountComma: 'Use a decimal point, for example 300.50.',
  copyFailed: 'Could not copy. Press and hold the text to select and copy it.',
  tooLong: 'Enter up to {most} characters.',
  hotMatches: 'Hot matches',
  openMatches: '{home} vs {away}, {time}. Show all matches',
  pauseMatches: 'Pause the matches',
  playMatches: 'Play the matches',
  versus: 'VS',
  bet: 'Bet',
  betOn: 'Bet on {home} vs {away}',
  service: 'Customer service',
  liveChat: 'Live chat',
  winners: 'Recent winners',
  simulated: 'Simulated wins, no real money',
  jackpotSlots: 'See slots',
  lastWins: 'Last wins',
  simulatedPlayer: 'Simulated player',
  jackpotNote:
    '0.9% of every real-money bet on these slots goes into this pool. Any spin with own money alone can win it; a higher bet has a higher chance.',
  pauseSums: 'Pause the jackpot amount',
  playSums: 'Update the jackpot amount',
  emptyTitle: 'No games yet',
  emptyText: 'Games of this category will appear here.',
  searchTitle: 'No results for “{name}”',
  searchText: 'Check the spelling or try another name.',
  filterTitle: 'No games match these filters',
  filterText: 'Choose another provider or a lower minimum bet.',
  favTitle: 'No favourites yet',
  favText: 'Tap the heart on a game to save it here.',
  recentTitle: 'No recent games',
  recentText: 'Games you play will appear here.',
  showAll: 'Show all games',
  loading: 'Loading games',
  failedTitle: 'Games could not be loaded',
} as const satisfies BaseTranslation;

export default siteWidgets;
