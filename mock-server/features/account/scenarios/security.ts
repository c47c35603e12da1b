import { dayMs } from '#lib/dates/units.ts';
import { city } from '#markets/current.ts';
import type { World } from '#sim/core/world.ts';
import { bankAccounts, bankAccountsOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { authenticators } from '#sim/features/safety/rules/authenticators.ts';
import { consumeRecoveryCode, createRecoveryCodes } from '#sim/features/safety/rules/recovery-codes.ts';
import { scheduleTwoStepsEnd } from '#sim/features/safety/rules/two-steps.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { seedWithdrawalPassword } from '#sim/features/seed/security.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { recordLoginAttempt } from '../rules/login-history.ts';
import { memberByAccount, members } from '../rules/members.ts';
import { changeSecurity, setWithdrawalPassword } from '../rules/security-settings.ts';
import { startSession } from '../rules/sessions.ts';
import { setTemporaryPassword } from '../rules/temporary-passwords.ts';
import { handlePayoutChange, handleRecoveryChange } from '../rules/withdrawal-hold.ts';

const phone = { device: 'Chrome, Android', mobile: true, place: city, shell: null };
const laptop = { device: 'Edge, Windows', mobile: false, place: city, shell: null };
const otherClient = { device: 'Firefox, Linux', mobile: false, place: 'Singapore', shell: null };

export const temporaryPassword = 'Rc12345678';
/** Base32, for an authenticator app. */
export const seedSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const turnOnTwoSteps = (world: World): void => {
  const player = memberByAccount(world.state, 'player01');
  if (!player) return;
  const since = world.now() - 40 * dayMs;
  world.state.put(authenticators, { id: player.id, secret: seedSecret, since, lastStep: 0 });
  createRecoveryCodes(world, player.id);
};

export const securityScenarios: readonly Scenario[] = [
  {
    name: 'security.few-recovery-codes',
    description: 'player01 has two-step verification on and two recovery codes left.',
    requirements: ['X09'],
    change: (world) => {
      turnOnTwoSteps(world);
      const player = memberByAccount(world.state, 'player01');
      if (!player) return;
      for (const code of createRecoveryCodes(world, player.id).slice(2)) consumeRecoveryCode(world, player.id, code);
    },
  },
  {
    name: 'security.held',
    description: 'player01 has just changed the email address: withdrawals are on hold for 24 hours.',
    requirements: ['R027', 'R265'],
    change: (world) => {
      const found = world.state.get(members, playerId(world));
      if (found) handleRecoveryChange(world, found, 'email', true);
    },
  },
  {
    name: 'security.held-new-device',
    description:
      'player01 has set a withdrawal password on an unknown device: withdrawals are on hold for 24 hours, or until a code ends it.',
    requirements: ['A102', 'R265'],
    change: (world) => {
      const player = world.state.get(members, playerId(world));
      if (!player) return;
      changeSecurity(world, player.id, { paymentPassword: null });
      const session = startSession(world, player, { client: otherClient, method: 'password' });
      setWithdrawalPassword(world, player, seedWithdrawalPassword);
      handlePayoutChange({ world, member: player, session }, 'paymentPassword', false);
    },
  },
  {
    name: 'security.lost-phone',
    description: 'player01 has two-step verification on, and the phone was reported as lost: it turns off in 24 hours.',
    requirements: ['X09'],
    change: (world) => {
      turnOnTwoSteps(world);
      const player = memberByAccount(world.state, 'player01');
      if (player) scheduleTwoStepsEnd(world, player.id);
    },
  },
  {
    name: 'security.new-device',
    description: 'player01 is logged in on a phone, a laptop and a new device, after failed attempts from that device.',
    requirements: ['X08'],
    change: (world) => {
      const player = memberByAccount(world.state, 'player01');
      if (!player) return;
      startSession(world, player, { client: phone, method: 'password' });
      startSession(world, player, { client: laptop, method: 'google' });
      const failed = { method: 'password', twoSteps: false, outcome: 'wrong-password' } as const;
      for (let tries = 0; tries < 2; tries += 1) recordLoginAttempt(world, player.id, otherClient, failed);
      startSession(world, player, { client: otherClient, method: 'password' });
    },
  },
  {
    name: 'security.nothing-set',
    description: 'player01 has not set up anything in the security centre.',
    requirements: ['R027', 'R265'],
    change: (world) => {
      const found = world.state.get(members, playerId(world));
      if (!found) return;
      for (const { id } of bankAccountsOf(world.state, found.id)) world.state.remove(bankAccounts, id);
      changeSecurity(world, found.id, { payeeName: null, birthday: null, paymentPassword: null, questions: [] });
      world.state.put(members, { ...found, mobile: null, email: null });
    },
  },
  {
    name: 'security.temporary-password',
    description: `player01 received the temporary password ${temporaryPassword} by email: it works once and has to be changed.`,
    requirements: ['R161', 'A05'],
    change: (world) => {
      const player = memberByAccount(world.state, 'player01');
      if (player) setTemporaryPassword(world, player, temporaryPassword);
    },
  },
  {
    name: 'security.two-steps',
    description: `player01 has two-step verification on; the key of the app is ${seedSecret}, the current code is in the console.`,
    requirements: ['X09'],
    change: turnOnTwoSteps,
  },
];
