import { birthdayNoticeDays } from '#contract/rewards/birthday-terms.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { startOfNamedDay } from '#sim/core/clock.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from './members.ts';
import { changeSecurity, securityOf } from './security-settings.ts';

const birthdayInYear = (birthday: string, year: number): number => {
  const date = `${year}-${birthday.slice(5)}`;
  // February 29 becomes March 1 in common years.
  const at = startOfNamedDay(date);
  return !Number.isNaN(at) && dayOf(at) === date ? at : startOfNamedDay(`${year}-03-01`);
};

const yearOf = (at: number): number => Number(dayOf(at).slice(0, 4));

/** Schedules the gift of the next birthday that starts at this time or later. */
export const scheduleBirthdayGift = (world: World, memberId: string, birthday: string, notBefore: number): void => {
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

/** Throws `request.conflict` if a birthday is stored, `request.invalid` below the minimum age, in years. */
export const checkBirthday = (world: World, { id }: Member, birthday: string, minAge: number): void => {
  if (securityOf(world.state, id).birthday) throw new Refusal('request.conflict', { why: 'it is set already' });
  checkAge(world, birthday, minAge);
};

/** Stores a birthday. Throws like `checkBirthday`. */
export const setBirthday = (world: World, owner: Member, birthday: string, minAge: number): void => {
  checkBirthday(world, owner, birthday, minAge);
  const { id } = owner;
  changeSecurity(world, id, { birthday });
  scheduleBirthdayGift(world, id, birthday, world.now() + birthdayNoticeDays * dayMs);
};
