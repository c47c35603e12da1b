import { mobileKey } from '#features/account/model/mobile.ts';
import { trialType } from '#features/account/model/roles.ts';
import type { DomainEvent, World } from '#sim/core/world.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { accountMessages } from '#sim/features/messages/rules/templates/account-messages.ts';
import { hashPassword, type Member, memberByAccount, memberDefaults, members } from './members.ts';

type NewMember = Pick<Member, 'account'> &
  Partial<Omit<Member, 'id' | 'password'>> & { readonly plainPassword?: string };

/** Emitted for every new account except free trials. */
export const memberRegistered: DomainEvent<Member> = { name: 'member.registered' };

/** Creates an account. Without a password, its member logs in by other means. */
export const openAccount = (world: World, { plainPassword, ...details }: NewMember): Member => {
  const newMember: Member = {
    id: String(200_000 + world.next('member')),
    ...memberDefaults,
    password: hashPassword(plainPassword ?? world.random.hex(32), world.random.hex(16)),
    ...(plainPassword === undefined && { passwordless: true }),
    registeredAt: world.now(),
    unverified: [],
    ...details,
  };
  world.state.put(members, newMember);
  if (newMember.type !== trialType) {
    sendMessage(world, newMember.id, accountMessages.welcome());
    world.emit(memberRegistered, newMember);
  }
  return newMember;
};

/** Returns the member with a mobile number, with or without its leading zero. */
export const memberByMobile = (world: World, mobile: string): Member | undefined => {
  const key = mobileKey(mobile);
  return world.state.by(members, 'mobile', key)[0] ?? world.state.by(members, 'mobile', `0${key}`)[0];
};

/** Returns the affiliate code of an agent. */
export const affiliateCodeOf = ({ id }: Member): string => `AG${id}`;

/** Returns an unused account name that starts with `start`. */
export const unusedAccountName = (world: World, start: string): string => {
  let name = start + world.random.digits(6);
  while (memberByAccount(world.state, name)) name = start + world.random.digits(6);
  return name;
};
