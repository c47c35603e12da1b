import { expect, test } from 'vitest';
import { mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { bonusMoneyOf, ownMoneyOf, payGift } from '#sim/features/cashier/rules/bonus-money.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { handOf, playMove } from '#tests/support/hands.ts';
import { isLedgerBalanced, noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const member = '100004';
const bonus = 50_000;

/** Sets the own money of the member in minor units. */
const setOwnMoney = (world: string, minor: number): void => {
  const held = simulator.worlds.open(world);
  const missing = minor - ownMoneyOf(held.state, member);
  const [from, to] = missing > 0 ? (['bank', mainAccount(member)] as const) : ([mainAccount(member), 'bank'] as const);
  if (missing !== 0) transferFunds(held, { from, to, minor: Math.abs(missing), type: 'adjustment' });
};

/** Opens a blackjack table for a member with bonus money, whose maximum bet is ₱100, and own money in minor units. */
const enter = async (own: number) => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const held = simulator.worlds.open(world.name);
  setOwnMoney(world.name, own);
  payGift(held, member, { minor: bonus, type: 'bonus', ref: 'G', wagering: 1e9, terms: { maxBet: 10_000 } });
  const game = await findGame(world, { gameType: 'PVP', name: 'Blackjack Barkada' });
  const visit = await open(world, await launch(world, game));
  return { world, state: held.state, visit };
};

test('bonus money pays for no seat at blackjack, below its maximum bet either @X11', async () => {
  const { world, state, visit } = await enter(6000);
  const seats = (stake: number) => [{ stake }, { stake }, { stake, pair: stake }];
  expect(await visit.play(80, { places: seats(20) })).toMatchObject({ errorCode: 'bet.out-of-range' });
  expect(ownMoneyOf(state, member)).toBe(6000);
  expect((await visit.play(60, { places: seats(15) })).errorCode).toBeNull();
  expect([ownMoneyOf(state, member), bonusMoneyOf(state, member)]).toEqual([0, bonus]);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('bonus money pays for no double, split or insurance at blackjack @X11', async () => {
  const { world, state, visit } = await enter(0);
  const refused = new Set<string>();
  for (let tries = 0; tries < 100 && refused.size < 3; tries += 1) {
    setOwnMoney(world.name, 3000);
    expect((await visit.play(30, { places: [{ stake: 10 }, { stake: 10 }, { stake: 10 }] })).errorCode).toBeNull();
    let view = await handOf(visit);
    while (!view.over) {
      const costly = view.acts.filter((act) => act === 'double' || act === 'split' || act === 'insure');
      for (const act of costly) {
        const reply = await playMove(visit, view, { act });
        expect(reply).toMatchObject({ errorCode: 'balance.insufficient', value: { bonusMoney: bonus / 100 } });
        refused.add(act);
      }
      view = (await playMove(visit, view, { act: view.acts.includes('decline') ? 'decline' : 'stand' })).value.hand;
    }
    expect(bonusMoneyOf(state, member)).toBe(bonus);
  }
  expect(refused).toEqual(new Set(['double', 'split', 'insure']));
  expect(state.all(bets).filter((it) => it.member === member && it.bonus !== undefined)).toEqual([]);
  expect(await isLedgerBalanced(world)).toBe(true);
});
