import { memberByAccount } from '../../account/rules/members.ts';
import { changeSecurity, securityOf } from '../../account/rules/security-settings.ts';
import { orderDeposit } from '../../cashier/rules/deposit-order.ts';
import type { Scenario } from '../../scenario.ts';
import { playerId } from '../../shared/player.ts';
import { putClosure } from '../rules/account-closure.ts';
import { closeAccount } from '../rules/close-account.ts';
import { openIdentityReviews } from '../rules/identity-review.ts';
import { limitStatus } from '../rules/limits.ts';
import { startPlaySessionBefore } from '../rules/play-sessions.ts';
import { changeSettings, setLimit, settingsOf } from '../rules/safety-settings.ts';

const confirmationDelayMs = 25 * 3_600_000;

export const safetyScenarios: readonly Scenario[] = [
  {
    name: 'safety.check-due',
    description: 'player01 has played for 70 minutes: the reality check waits, and no bet is taken before it is seen.',
    requirements: ['X04', 'X05'],
    change: (world) => startPlaySessionBefore(world, playerId(world), 70 * 60_000),
  },
  {
    name: 'safety.check-soon',
    description: 'player01 has played for a while; the reality check comes in ten seconds.',
    requirements: ['X04', 'X05'],
    change: (world) => {
      changeSettings(world, playerId(world), { realityCheck: 15 });
      startPlaySessionBefore(world, playerId(world), 15 * 60_000 - 10_000);
    },
  },
  {
    name: 'safety.excluded',
    description: 'player01 has excluded themself for six months.',
    requirements: ['X06'],
    change: (world) => void closeAccount(world, playerId(world), { kind: 'exclusion', months: 6 }),
  },
  {
    name: 'safety.excluded-for-good',
    description: 'player01 has excluded themself for good.',
    requirements: ['X06'],
    change: (world) => void closeAccount(world, playerId(world), { kind: 'exclusion', months: null }),
  },
  {
    name: 'safety.exclusion-over',
    description: 'The self-exclusion of player01 is over; coming back has to be asked for.',
    requirements: ['X06'],
    change: (world) => {
      const made = closeAccount(world, playerId(world), { kind: 'exclusion', months: 6 });
      putClosure(world, { ...made, endsAt: world.now() - 1 });
    },
  },
  {
    name: 'safety.identity-review',
    description:
      'player01 has the name and birthday of newbie01, who is excluded: no deposit or bet until an operator decides.',
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
    description:
      'player01 may deposit ₱120 more within 24 hours, of which ₱50 are on their way, and lose ₱80 more today.',
    requirements: ['X02'],
    change: (world) => {
      const member = playerId(world);
      const used = (kind: 'deposit' | 'loss') => limitStatus(world.state, member, kind, 'day', world.now()).used / 100;
      setLimit(world, member, 'deposit', 'day', used('deposit') + 120);
      setLimit(world, member, 'loss', 'day', used('loss') + 80);
      orderDeposit(world, member, { channel: 'gateway', bankId: 'GCASH', centavos: 5_000, origin: '' });
    },
  },
  {
    name: 'safety.limit-pending',
    description: 'player01 has asked to raise the weekly deposit limit and to lift that on losses; both wait a day.',
    requirements: ['X02'],
    change: (world) => {
      const member = playerId(world);
      setLimit(world, member, 'deposit', 'week', 5_000);
      setLimit(world, member, 'deposit', 'week', 20_000);
      setLimit(world, member, 'loss', 'month', 8_000);
      setLimit(world, member, 'loss', 'month', null);
    },
  },
  {
    name: 'safety.limit-to-confirm',
    description: 'player01 asked a day ago to raise the weekly deposit limit: it waits for the second confirmation.',
    requirements: ['X02'],
    change: (world) => {
      const member = playerId(world);
      setLimit(world, member, 'deposit', 'week', 5_000);
      setLimit(world, member, 'deposit', 'week', 20_000);
      const { limits } = settingsOf(world.state, member);
      const asked = limits['deposit.week'];
      if (!asked?.pending) return;
      const pending = { ...asked.pending, askedAt: asked.pending.askedAt - confirmationDelayMs };
      changeSettings(world, member, { limits: { ...limits, 'deposit.week': { ...asked, pending } } });
    },
  },
  {
    name: 'safety.session-over',
    description: 'player01 has played as long as the own session limit of half an hour allows.',
    requirements: ['X02'],
    change: (world) => {
      setLimit(world, playerId(world), 'session', 'sitting', 30);
      changeSettings(world, playerId(world), { realityCheck: 60 });
      startPlaySessionBefore(world, playerId(world), 31 * 60_000);
    },
  },
  {
    name: 'safety.time-out',
    description: 'player01 takes a time-out of a week.',
    requirements: ['X06'],
    change: (world) => void closeAccount(world, playerId(world), { kind: 'timeOut', hours: 168 }),
  },
  {
    name: 'safety.time-out-ends',
    description: 'The time-out of player01 ends in a minute.',
    requirements: ['X06'],
    change: (world) => {
      const made = closeAccount(world, playerId(world), { kind: 'timeOut', hours: 24 });
      putClosure(world, { ...made, endsAt: world.now() + 60_000 });
    },
  },
];
