import { expect, test } from 'vitest';
import { keys } from '#lib/storage/keys.ts';
import { version } from '#tests/support/settings.ts';
import { openTab } from '#tests/support/tab.ts';

const bet = { play: 'straight', numbers: ['1', '2'], stake: '20' };
const slip = () => import('#features/lottery/state/bet-slip.ts');

test('keeps the bets of each lottery across pages', async () => {
  const tab = openTab();
  const first = await slip();
  first.openSlip('pcso');
  first.addBet(bet);
  first.addBet({ ...bet, stake: '50' });
  first.changeStake(1, '35');
  tab.next('/m/login');
  tab.next('/m/lottery');
  const { $slip, openSlip, removeBet, addBet } = await slip();
  openSlip('ez2');
  expect($slip.get().bets).toEqual([]);
  openSlip('pcso');
  expect($slip.get().bets).toEqual([
    { ...bet, id: 1, stake: '35' },
    { ...bet, id: 2, stake: '50' },
  ]);
  removeBet(1);
  addBet(bet);
  expect($slip.get().bets.map(({ id }) => id)).toEqual([2, 3]);
});

test('ignores invalid stored bets and removes the stored slip with its last bet', async () => {
  const { session } = openTab();
  const { $slip, openSlip, addBet, removeBet } = await slip();
  const place = `${keys.session.lotterySlip}:pcso`;
  session.setItem(
    place,
    JSON.stringify([{ ...bet, id: 1 }, { ...bet, id: 'x' }, null, { ...bet, id: 2, numbers: '12' }]),
  );
  openSlip('pcso');
  expect($slip.get().bets.map(({ id }) => id)).toEqual([1]);
  addBet(bet);
  for (const { id } of $slip.get().bets) removeBet(id);
  expect([$slip.get().bets, session.getItem(place)]).toEqual([[], null]);
});

test('caches lotteries until they are invalidated @R211 @R252', async () => {
  const { backend } = openTab();
  const { $version } = await import('#lib/version.ts');
  $version.set(version);
  const { loadLotteries, loadPopular, forgetLotteries } = await import('#features/lottery/state/lotteries.ts');
  backend.value('moreLottery', () => [] as never).value('popularLotteries', () => []);
  const load = () => Promise.all([loadLotteries('EN'), loadPopular('EN')]);
  await load();
  await load();
  expect(backend.placed).toHaveLength(2);
  forgetLotteries();
  await load();
  await loadPopular('TY');
  expect(backend.placed.map(({ name, query }) => `${name} ${query.language}`).slice(2)).toEqual([
    'moreLottery EN',
    'popularLotteries EN',
    'popularLotteries TY',
  ]);
});

const lottery = (code: string, vassalage: string, prizeMode: 'lott' | 'elott') => ({ code, vassalage, prizeMode });

test('loads the lotteries of the launch’s prize mode, or the full list if the vendor has another @R212 @R252', async () => {
  const { backend } = openTab();
  const { $version } = await import('#lib/version.ts');
  $version.set(version);
  const { loadLaunch } = await import('#features/lottery/state/lotteries.ts');
  const sea = lottery('keno', 'TCG_SEA', 'elott');
  const own = lottery('onse', 'LOTT', 'lott');
  backend
    .value('lotteryList', ({ query }) => [sea, own].filter((it) => it.prizeMode === query.prizeMode) as never)
    .value('moreLottery', () => [{ prizeMode: 'elott', name: '', lotteries: [sea] }] as never);
  const launch = { playType: 'trad', back: '/m/home' } as const;
  expect(await loadLaunch({ ...launch, code: 'LOTT', prizeMode: 'lott' }, 'EN')).toEqual([own]);
  expect(backend.placed.map(({ name, query }) => [name, query.prizeMode])).toEqual([['lotteryList', 'lott']]);
  expect(await loadLaunch({ ...launch, code: 'TCG_SEA', prizeMode: 'lott' }, 'EN')).toEqual([sea]);
  expect(await loadLaunch({ ...launch, code: 'TCG_SEA', prizeMode: null }, 'EN')).toEqual([sea]);
  expect(backend.of('lotteryList')).toHaveLength(1);
});
