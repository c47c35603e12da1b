import { hourMs, minuteMs } from '#lib/dates/units.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { putClosure } from '#sim/features/account/rules/account-closure.ts';
import { openIdentityReviews } from '#sim/features/account/rules/identity-review.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { changeSecurity, securityOf } from '#sim/features/account/rules/security-settings.ts';
import { channelOf } from '#sim/features/cashier/rules/deposit-channels.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { sampleWallet } from '#sim/features/cashier/rules/sample-payment.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { sampleMajor } from '#sim/features/shared/sample-amount.ts';
import { closeAccount } from '../rules/close-account.ts';
import { limitStatus } from '../rules/limits.ts';
import { startPlaySessionBefore } from '../rules/play-sessions.ts';
import { changeSettings, setLimit, settingsOf } from '../rules/safety-settings.ts';

/** Deposit of player01 that is pending, in major units: at least the minimum of its channel. */
const pendingDeposit = Math.max(sampleMajor(50), toMajor(channelOf(sampleWallet.channel).min));

/** What may still be deposited, in major units, and lost. */
const [depositLeft, lossLeft] = [pendingDeposit + sampleMajor(70), sampleMajor(80)];

const confirmationDelayMs = 25 * hourMs;

export const safetyScenarios: readonly Scenario[] = [
  {
    name: 'safety.check-due',
    description:
      'player01 has played for 70 minutes: the reality check is due, and bets are rejected until it is confirmed.',
    requirements: ['X04', 'X05'],
    change: (world) => startPlaySessionBefore(world, playerId(world), 70 * minuteMs),
  },
  {
    name: 'safety.check-soon',
    description: 'player01 is playing; the reality check is due in 10 seconds.',
    requirements: ['X04', 'X05'],
    change: (world) => {
      changeSettings(world, playerId(world), { realityCheck: 15 });
      startPlaySessionBefore(world, playerId(world), 15 * minuteMs - 10_000);
    },
  },
  {
    name: 'safety.excluded',
    description: 'player01 is self-excluded for 6 months.',
    requirements: ['X06'],
    change: (world) => void closeAccount(world, playerId(world), { kind: 'exclusion', months: 6 }),
  },
  {
    name: 'safety.excluded-for-good',
    description: 'player01 is self-excluded permanently.',
    requirements: ['X06'],
    change: (world) => void closeAccount(world, playerId(world), { kind: 'exclusion', months: null }),
  },
  {
    name: 'safety.exclusion-over',
    description: 'The self-exclusion of player01 has ended; reopening has to be requested.',
    requirements: ['X06'],
    change: (world) => {
      const closure = closeAccount(world, playerId(world), { kind: 'exclusion', months: 6 });
      putClosure(world, { ...closure, endsAt: world.now() - 1 });
    },
  },
  {
    name: 'safety.identity-review',
    description:
      'player01 has the name and birthday of newbie01, who is self-excluded: deposits and bets are blocked until an operator decides.',
    requirements: ['X06'],
    change: (world) => {
      const member = playerId(world);
      const namesake = memberByAccount(world.state, 'newbie01')?.id ?? '';
      const { payeeName, birthday } = securityOf(world.state, member);
      changeSecurity(world, namesake, { payeeName, birthday });
      closeAccount(world, namesake, { kind: 'exclusion', months: 6 });
      openIdentityReviews(world, member, [namesake]);
    },
  },
  {
    name: 'safety.limit-nearly-reached',
    description: `player01 can deposit ${depositLeft.toLocaleString('en-US')} more within 24 hours, ${pendingDeposit.toLocaleString('en-US')} of it pending, and lose ${lossLeft.toLocaleString('en-US')} more today.`,
    requirements: ['X02'],
    change: (world) => {
      const member = playerId(world);
      const used = (kind: 'deposit' | 'loss') =>
        toMajor(limitStatus(world.state, member, kind, 'day', world.now()).used);
      setLimit(world, member, 'deposit', 'day', used('deposit') + depositLeft);
      setLimit(world, member, 'loss', 'day', used('loss') + lossLeft);
      orderDeposit(world, member, {
        ...sampleWallet,
        minor: toMinor(pendingDeposit),
        origin: '',
      });
    },
  },
  {
    name: 'safety.limit-pending',
    description:
      'player01 has requested to raise the weekly deposit limit and remove the loss limit; both can be confirmed in 24 hours.',
    requirements: ['X02'],
    change: (world) => {
      const member = playerId(world);
      setLimit(world, member, 'deposit', 'week', sampleMajor(5_000));
      setLimit(world, member, 'deposit', 'week', sampleMajor(20_000));
      setLimit(world, member, 'loss', 'month', sampleMajor(8_000));
      setLimit(world, member, 'loss', 'month', null);
    },
  },
  {
    name: 'safety.limit-to-confirm',
    description: 'player01 requested to raise the weekly deposit limit 24 hours ago and can confirm it now.',
    requirements: ['X02'],
    change: (world) => {
      const member = playerId(world);
      setLimit(world, member, 'deposit', 'week', sampleMajor(5_000));
      setLimit(world, member, 'deposit', 'week', sampleMajor(20_000));
      const { limits } = settingsOf(world.state, member);
      const limit = limits['deposit.week'];
      if (!limit?.pending) return;
      const pending = { ...limit.pending, askedAt: limit.pending.askedAt - confirmationDelayMs };
      changeSettings(world, member, { limits: { ...limits, 'deposit.week': { ...limit, pending } } });
    },
  },
  {
    name: 'safety.session-over',
    description: 'player01 has reached the session limit of 30 minutes.',
    requirements: ['X02'],
    change: (world) => {
      setLimit(world, playerId(world), 'session', 'sitting', 30);
      changeSettings(world, playerId(world), { realityCheck: 60 });
      startPlaySessionBefore(world, playerId(world), 31 * minuteMs);
    },
  },
  {
    name: 'safety.time-out',
    description: 'player01 is on a time-out of 7 days.',
    requirements: ['X06'],
    change: (world) => void closeAccount(world, playerId(world), { kind: 'timeOut', hours: 168 }),
  },
  {
    name: 'safety.time-out-ends',
    description: 'The time-out of player01 ends in 1 minute.',
    requirements: ['X06'],
    change: (world) => {
      const closure = closeAccount(world, playerId(world), { kind: 'timeOut', hours: 24 });
      putClosure(world, { ...closure, endsAt: world.now() + minuteMs });
    },
  },
];
