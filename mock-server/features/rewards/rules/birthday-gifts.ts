import type { BirthdayTerms } from '#contract/rewards/birthday-terms.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import { treeCapTerms } from '#markets/current.ts';
import { type DueEvent, firstDueAt } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { scheduleBirthdayGift } from '#sim/features/account/rules/birthdays.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import { personLinks } from '#sim/features/safety/rules/persons.ts';
import { termsToPay } from '#sim/features/shared/running-terms.ts';
import { vipLevelByNumber, vipLevels } from '#sim/features/shared/vip-levels.ts';
import { birthdayGiftMs, grantRewardWithMessage, rewards } from './rewards.ts';
import { openTreeCap } from './tree-cap.ts';

/** Returns the gift of a VIP level by number, in minor units. */
export const birthdayGiftOf = ({ gifts }: BirthdayTerms, level: number): number =>
  toMinor(gifts[vipLevels.indexOf(vipLevelByNumber(level))] ?? 0);

/**
 * Returns whether another account of the same person has had a birthday gift within about a year. Of accounts that
 * are only suspected, one can claim it: see `rewardAccess`.
 */
const isGivenToOtherAccount = (world: World, memberId: string, at: number): boolean => {
  const linkOf = personLinks(world, memberId);
  return world.state
    .all(rewards)
    .some(
      (it) =>
        it.kind === 'birthday' &&
        it.from > at - birthdayGiftMs &&
        it.member !== memberId &&
        linkOf(it.member) === 'same',
    );
};

/** Returns whether an account tree has reached its cap with the birthday gifts of a cap period and this one. */
const isAboveTreeCap = (world: World, memberId: string, minor: number, at: number): boolean => {
  const takeFromCap = openTreeCap(world);
  for (const it of world.state.all(rewards))
    if (it.kind === 'birthday' && it.from > at - treeCapTerms.days * dayMs) takeFromCap(it.member, it.minor);
  return takeFromCap(memberId, minor) < minor;
};

/**
 * Handles a due event: grants the birthday gift of the VIP level by the promotion that runs on the birthday, and schedules the
 * next one.
 */
export const grantBirthdayGift = (world: World, event: DueEvent): void => {
  const { data, at } = event;
  const birthdayAt = firstDueAt(event);
  const member = world.state.get(members, String(data));
  const { birthday } = securityOf(world.state, String(data));
  if (!member || !birthday) return;
  const terms = termsToPay('birthday', birthdayAt);
  const minor = terms ? birthdayGiftOf(terms, member.level) : 0;
  if (terms && !isGivenToOtherAccount(world, member.id, at) && !isAboveTreeCap(world, member.id, minor, at))
    grantRewardWithMessage(world, member.id, {
      kind: 'birthday',
      title: { EN: 'Birthday gift', TY: 'Birthday gift', VI: 'Quà sinh nhật' },
      minor,
      wageringFactor: terms.wageringFactor,
      days: terms.days,
    });
  scheduleBirthdayGift(world, member.id, birthday, birthdayAt + dayMs);
};
