import { expect, test, vi } from 'vitest';
import type { World } from '#sim/core/world.ts';
import { identities } from '#sim/features/account/rules/identity-record.ts';
import { recordLoginDevice, recordLoginOrigin } from '#sim/features/account/rules/login-origins.ts';
import { type Member, memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { changeSecurity } from '#sim/features/account/rules/security-settings.ts';
import { socialLinks } from '#sim/features/account/rules/social-providers.ts';
import { bankAccounts } from '#sim/features/cashier/rules/bank-accounts.ts';
import { canTakeFirstDepositBonus } from '#sim/features/cashier/rules/deposit-promotions.ts';
import { type Deposit, deposits } from '#sim/features/cashier/rules/deposit-record.ts';
import { personLinks } from '#sim/features/safety/rules/persons.ts';
import { possiblePersons } from '#sim/features/safety/rules/possible-persons.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

/** Returns a world with a new member who shares nothing with others. */
const newcomer = (): { world: World; member: Member } => {
  const world = simulator.worlds.open(simulator.world().name);
  const found = memberByAccount(world.state, 'newbie01');
  if (!found) throw new Error('no newbie01');
  return { world, member: addMember(world, found, '900001') };
};

const addMember = (world: World, like: Member, id: string): Member => {
  const added = { ...like, id, account: `member${id}`, mobile: null, email: null, upline: null, unverified: [] };
  world.state.put(members, added);
  return added;
};

type Share = (world: World, member: Member, nth: number) => void;

const wallet: Share = (world, { id }) =>
  world.state.put(bankAccounts, {
    id: `card-${id}`,
    member: id,
    bankId: 'GCASH',
    number: '09170001122',
    payeeName: 'Ana Reyes',
    at: 0,
  });

const signs: Record<string, Share> = {
  device: (world, { id }) => recordLoginDevice(world, id, 'one-browser'),
  network: (world, { id }) => recordLoginOrigin(world, id, '203.0.113.77'),
  mobile: (world, it, nth) => world.state.put(members, { ...it, mobile: nth === 0 ? '09170001122' : '639170001122' }),
  'mailbox with dots': (world, it, nth) =>
    world.state.put(members, { ...it, email: nth === 0 ? 'a.na@example.ph' : 'ana+2@example.ph' }),
  'mailbox at a provider': (world, it, nth) =>
    nth === 0
      ? world.state.put(members, { ...it, email: 'ana@example.ph' })
      : world.state.put(socialLinks, { id: `google:${it.id}`, member: it.id, email: 'ana@example.ph' }),
  'bank account': wallet,
  'name and birthday': (world, { id }) => changeSecurity(world, id, { payeeName: 'Ana Reyes', birthday: '1971-02-03' }),
  document: (world, { id }) => {
    const [like] = world.state.all(identities);
    if (like) world.state.put(identities, { ...like, id, approved: 'one-document' });
  },
};

test.each(Object.entries(signs))('two accounts with the same %s may be one person @X17', (_, share) => {
  const { world, member } = newcomer();
  const other = addMember(world, member, '900002');
  expect(possiblePersons(world, member.id).has(other.id)).toBe(false);
  for (const [nth, it] of [member, other].entries()) share(world, it, nth);
  for (const [one, two] of [
    [member.id, other.id],
    [other.id, member.id],
  ] as const) {
    expect(personLinks(world, one)(two)).not.toBeNull();
    expect(possiblePersons(world, one).has(two)).toBe(true);
  }
});

test('the first deposit bonus of a member takes no longer to find after many others had it @X17', () => {
  const { world, member } = newcomer();
  const [like] = world.state.all(deposits);
  if (!like) throw new Error('no deposits');
  const reads = (): number => {
    const spies = (['get', 'by', 'all'] as const).map((name) => vi.spyOn(world.state, name));
    expect(canTakeFirstDepositBonus(world, member)).toBe(true);
    const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return count;
  };
  const before = reads();
  for (let nth = 0; nth < 100; nth += 1) {
    const { id } = addMember(world, member, `91${nth}`);
    recordLoginDevice(world, id, `browser-${nth}`);
    const taken: Deposit = {
      ...like,
      id: `D${id}`,
      member: id,
      promoId: 401,
      bonus: 1,
      status: 'approved',
      settledAt: 1,
    };
    world.state.put(deposits, taken);
  }
  expect(reads()).toBe(before);
});
