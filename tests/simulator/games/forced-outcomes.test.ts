import { expect, test } from 'vitest';
import { screens } from '#sim/features/games/catalogue/types.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { matchesForcedOutcome } from '#sim/features/games/rules/forced-outcome.ts';
import { rules } from '#sim/games/all-rules.ts';
import { choiceOf, enter } from '#tests/support/game-choice.ts';
import { advance, noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

test('every outcome of every game is forced or refused, and never left to chance @A07', async () => {
  const stake = 50;
  const cases = screens.flatMap((screen) => rules[screen].outcomes.map((outcome) => ({ screen, outcome })));
  for (const { screen, outcome } of cases) {
    const world = simulator.world();
    await world.signIn('player01');
    const visit = await enter(simulator, world, screen, stake);
    const choice = await choiceOf(visit, screen, stake);
    await world.admin('PUT', '/outcome', { outcome, game: screen });
    const placed = () => simulator.worlds.open(world.name).state.all(bets);
    const before = placed().length;
    const { status } = await visit.play(stake, choice);
    if (status === 422) expect(placed().length, `${screen} ${outcome}`).toBe(before);
    else {
      await advance(world, screen === 'sports' ? '13h' : '14m');
      const bet = placed()[before];
      // Which results are the extra of a game is its own decision.
      const isForced = bet?.state === 'settled' && matchesForcedOutcome(outcome, bet.stake, bet.payout, true);
      expect(isForced, `${screen} ${outcome}: ${JSON.stringify(bet)}`).toBe(true);
    }
  }
}, 60_000);

test.each([
  ['live', 'big'],
  ['fish', 'below'],
  ['crash', 'below'],
  ['sports', 'extra'],
  ['sabong', 'below'],
  ['lottery', 'below'],
  ['karakrus', 'big'],
  ['blackjack', 'extra'],
  ['pusoydos', 'below'],
  ['tongits', 'big'],
])('an outcome that a game does not have cannot be forced: %s, %s', async (game, outcome) => {
  const world = simulator.world();
  const { status, body } = await world.admin('PUT', '/outcome', { outcome, game });
  expect(status).toBe(422);
  expect(body).toMatchObject({ faults: [{ field: 'outcome' }] });
  expect((await world.admin('PUT', '/outcome', { outcome: 'win', game })).status).toBe(200);
});

test('a malformed forced outcome is refused, and the field is named', async () => {
  const world = simulator.world();
  const faultsOf = async (input: object) => (await world.admin('PUT', '/outcome', input)).body;
  expect(await faultsOf({ outcome: 'triple' })).toMatchObject({ faults: [{ field: 'outcome' }] });
  expect(await faultsOf({})).toMatchObject({ faults: [{ field: 'outcome' }] });
  expect(await faultsOf({ outcome: 'win', game: 'chess' })).toMatchObject({ faults: [{ field: 'game' }] });
});
