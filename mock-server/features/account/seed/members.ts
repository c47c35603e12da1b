import { dayMs, hourMs } from '#lib/dates/units.ts';
import { sample } from '#markets/current.ts';
import { startOfDay } from '#sim/core/clock.ts';
import type { World } from '#sim/core/world.ts';
import { recordKnownDevice } from '../rules/known-devices.ts';
import { hashPassword, type Member, memberDefaults, members } from '../rules/members.ts';
import { seedPassword } from './password.ts';

type Profile = Pick<Member, 'id' | 'account' | 'type'> & { readonly daysOld: number } & Partial<Member>;

const profiles: readonly Profile[] = [
  { id: '100001', account: 'topagent01', type: 2, daysOld: 1400, icon: 3, level: 4 },
  {
    id: '100002',
    account: 'agent01',
    type: 1,
    upline: '100001',
    daysOld: 900,
    icon: 5,
    level: 4,
  },
  {
    id: '100003',
    account: 'player01',
    type: 0,
    upline: '100002',
    daysOld: 412,
    icon: 2,
    level: 3,
  },
  { id: '100004', account: 'newbie01', type: 0, daysOld: 0, firstTimeLogin: true },
  {
    id: '100005',
    account: 'agent41',
    type: 41,
    upline: '100001',
    daysOld: 300,
    icon: 4,
    level: 3,
  },
  { id: '100006', account: 'promo40', type: 40, upline: '100001', daysOld: 260, icon: 6 },
  { id: '100007', account: 'locked01', type: 0, daysOld: 200, disabled: true },
  { id: '100008', account: 'trial01', type: 4, daysOld: 1 },
  { id: '100009', account: 'staff01', type: 0, daysOld: 1000, staff: true },
];

/** Returns the `Device-Id` of the phone on which a seeded member registered: no change on it holds withdrawals. */
export const seedDeviceOf = (account: string): string => `demo-phone-${account}`;

/** Creates the demo accounts listed in the README. */
export const seedMembers = (world: World): void => {
  const password = hashPassword(seedPassword, world.random.hex(16));
  for (const { daysOld, ...profile } of profiles) {
    world.state.put(members, {
      ...memberDefaults,
      password,
      registeredAt: startOfDay(world.now()) - daysOld * dayMs + (daysOld === 0 ? 0 : 9 * hourMs),
      nickname: sample.nicknames[profile.id] ?? '',
      mobile: sample.members[profile.account]?.mobile ?? null,
      email: sample.members[profile.account]?.email ?? null,
      ...profile,
    });
    recordKnownDevice(world, profile.id, { key: seedDeviceOf(profile.account), browser: null });
  }
};
