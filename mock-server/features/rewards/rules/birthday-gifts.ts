import { treeCapTerms } from '../../../../src/contract/agent/team-terms.ts';
import { birthdayTerms } from '../../../../src/contract/rewards/reward-terms.ts';
import { dayOf } from '../../../../src/lib/dates/manila.ts';
import { dayMs } from '../../../../src/lib/dates/units.ts';
import { startOfNamedDay } from '../../../core/clock.ts';
import type { DueEvent } from '../../../core/due-event.ts';
import { invalid } from '../../../core/invalid.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { personMatcher } from '../../account/rules/duplicate-person.ts';
import { type Member, members } from '../../account/rules/members.ts';
import { changeSecurity, securityOf } from '../../account/rules/security-settings.ts';
import { openTreeCap } from '../../cashier/rules/tree-cap.ts';
import { grantRewardWithMessage, rewards } from './rewards.ts';
import { vipLevelByNumber } from './vip-level-reached.ts';

/** Terms of birthday gifts; a birthday must be known `noticeDays` before. */
const { noticeDays, days: giftDays, wageringFactor } = birthdayTerms;

const birthdayInYear = (birthday: string, year: number): number => {
  const date = `${year}-${birthday.slice(5)}`;
  // February 29 becomes March 1 in common years.
  const at = startOfNamedDay(date);
  return !Number.isNaN(at) && dayOf(at) === date ? at : startOfNamedDay(`${year}-03-01`);
};

const yearOf = (at: number): number => Number(dayOf(at).slice(0, 4));

/** Schedules the gift of the next birthday that starts at this time or later. */
const scheduleGift = (world: World, memberId: string, birthday: string, notBefore: number): void => {
  const year = yearOf(notBefore);
  const at = [birthdayInYear(birthday, year), birthdayInYear(birthday, year + 1)].find((it) => it >= notBefore);
  if (at) world.schedule({ id: `birthday:${memberId}`, at, type: 'birthday', data: memberId });
};

/** Throws `request.invalid` for a birthday below the minimum age, in years, and for one before 1900. */
export const checkAge = (world: World, birthday: string, minAge: number): void => {
  const today = dayOf(world.now());
  const latest = `${Number(today.slice(0, 4)) - minAge}${today.slice(4)}`;
  if (birthday > latest) throw invalid('birthday', 'age');
  if (birthday < '1900-01-01') throw invalid('birthday', 'range');
};

/** Throws `request.conflict` if a birthday is stored (A62), `request.invalid` below the minimum age, in years. */
export const checkBirthday = (world: World, { id }: Member, birthday: string, minAge: number): void => {
  if (securityOf(world.state, id).birthday) throw new Refusal('request.conflict', { why: 'it is set already' });
  checkAge(world, birthday, minAge);
};

/** Stores a birthday (A62). Throws like `checkBirthday`. */
export const setBirthday = (world: World, owner: Member, birthday: string, minAge: number): void => {
  checkBirthday(world, owner, birthday, minAge);
  const { id } = owner;
  changeSecurity(world, id, { birthday });
  scheduleGift(world, id, birthday, world.now() + noticeDays * dayMs);
};

/** Time in which a person gets one birthday gift; shorter than a year, since the day of the gift moves in leap years. */
const onePersonMs = 300 * dayMs;

/** Returns whether another account of the same person has had a birthday gift within about a year (X17). */
const isGivenToOtherAccount = (world: World, memberId: string, at: number): boolean => {
  const isSamePerson = personMatcher(world, memberId);
  return world.state
    .all(rewards)
    .some(
      (it) => it.kind === 'birthday' && it.from > at - onePersonMs && it.member !== memberId && isSamePerson(it.member),
    );
};

/** Returns whether an account tree has reached its cap with the birthday gifts of a cap period and this one (X17). */
const isAboveTreeCap = (world: World, memberId: string, centavos: number, at: number): boolean => {
  const takeFromCap = openTreeCap(world);
  for (const it of world.state.all(rewards))
    if (it.kind === 'birthday' && it.from > at - treeCapTerms.days * dayMs) takeFromCap(it.member, it.centavos);
  return takeFromCap(memberId, centavos) < centavos;
};

/** Handles a due event: grants the birthday gift of the VIP level and schedules the next one. */
export const grantBirthdayGift = (world: World, { data, at }: DueEvent): void => {
  const member = world.state.get(members, String(data));
  const { birthday } = securityOf(world.state, String(data));
  if (!member || !birthday) return;
  const centavos = vipLevelByNumber(member.level).birthdayGift;
  if (!isGivenToOtherAccount(world, member.id, at) && !isAboveTreeCap(world, member.id, centavos, at))
    grantRewardWithMessage(world, member.id, {
      kind: 'birthday',
      title: { EN: 'Birthday gift', TY: 'Birthday gift' },
      centavos,
      wageringFactor,
      days: giftDays,
    });
  scheduleGift(world, member.id, birthday, at + dayMs);
};
