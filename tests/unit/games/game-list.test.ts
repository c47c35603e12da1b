import { describe, expect, test } from 'vitest';
import {
  activeTab,
  betPicks,
  listAddress,
  listQuery,
  needsSession,
  openingState,
  readListState,
  withClassify,
  withName,
  withTab,
  withVendor,
} from '#features/games/model/game-list.ts';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('game list state', () => {
  test('slots start with new games, other categories and any search, vendor or All with all games @R110', () => {
    const slots = openingState('RNG');
    expect(slots).toMatchObject({ dataType: 'all', classify: 'NEW' });
    expect(openingState('LIVE').classify).toBe('ALL');
    expect(withName(slots, 'gold').classify).toBe('ALL');
    expect(withName(withName(slots, 'gold'), '').classify).toBe('NEW');
    expect(withVendor(slots, 'JL').classify).toBe('ALL');
    expect(listQuery(withClassify(slots, 'ALL'), 1)).not.toHaveProperty('isNew');
    expect(listQuery(slots, 1)).toMatchObject({ gameClassify: 'NEW', isNew: 'true', pageNo: 1, pageSize: 26 });
  });

  test('a tab sets its data type, and choosing it again returns to all games @R108 @R099', () => {
    for (const tab of ['recent', 'fav', 'hot'] as const) {
      const chosen = withTab(withVendor(openingState('LIVE'), 'TF'), tab);
      expect(chosen).toMatchObject({ dataType: tab, vassalage: '' });
      expect(withTab(chosen, tab).dataType).toBe('all');
    }
  });

  test('the classes HOT and FAV in an address select their tab, which switches back to all games @R102 @A44', () => {
    expect(activeTab(read('gameType=RNG'))).toBe('all');
    for (const [classify, tab] of [
      ['HOT', 'hot'],
      ['FAV', 'fav'],
    ] as const) {
      const state = read(`gameType=RNG&classify=${classify}`);
      expect([activeTab(state), activeTab(withTab(state, tab))]).toEqual([tab, 'all']);
      const ofVendor = read(`gameType=RNG&vassalage=JL&classify=${classify}`);
      expect(withTab(ofVendor, tab)).toMatchObject({ vassalage: 'JL', classify: 'ALL', dataType: 'all' });
    }
  });

  test('favourites and recents need a session, by tab or by class @R116', () => {
    const asks = ['tab=fav', 'tab=recent', 'classify=FAV', 'tab=hot', 'classify=HOT', 'name=gold'];
    expect(asks.map((query) => needsSession(read(`gameType=RNG&${query}`)))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('choosing a vendor clears the tab, and choosing it again clears the vendor @R109 @R104', () => {
    const chosen = withVendor(withTab(openingState('LIVE'), 'hot'), 'TF');
    expect(chosen).toMatchObject({ dataType: 'all', vassalage: 'TF' });
    expect(withVendor(chosen, 'TF').vassalage).toBe('');
    expect(read('gameType=LIVE&vassalage=TF&tab=hot')).toMatchObject({ dataType: 'all', vassalage: 'TF' });
  });

  test('sends the chosen minimum bet and omits empty filters @R105', () => {
    expect(betPicks).toEqual([0.01, 0.05, 0.1, 0.5, 0.75]);
    expect(listQuery({ ...openingState('RNG'), minBet: 0.5 }, 1)).toMatchObject({ minBet: 0.5 });
    const open = listQuery(openingState('LIVE'), 1);
    for (const empty of ['minBet', 'minLine', 'gameName', 'vassalage', 'isNew']) expect(open).not.toHaveProperty(empty);
  });

  test('trims a search to 50 characters and keeps the vendor @R098', () => {
    const state = withName(withVendor(openingState('RNG'), 'JL'), `  ${'x'.repeat(80)} `);
    expect(state).toMatchObject({ name: 'x'.repeat(50), vassalage: 'JL' });
  });

  test.for([
    'gameType=RNG',
    'gameType=LIVE&tab=fav',
    'gameType=RNG&vassalage=JL&name=gold',
    'gameType=RNG&classify=MEGAWAYS&minBet=0.5',
    'gameType=RNG&classify=ALL&minRtp=96&volatility=high',
  ])('the query %s is written to the address and read back unchanged @X13', (query) => {
    const address = listAddress(read(query));
    expect(address).toBe(`/m/gameList?${query}`);
    expect(read(address.split('?')[1] ?? '')).toEqual(read(query));
  });

  test('ignores invalid parameters of the address', () => {
    expect(read('gameType=XYZ&tab=nope&minBet=-3&name=%20&minRtp=12&volatility=wild')).toEqual(openingState('RNG'));
  });
});
