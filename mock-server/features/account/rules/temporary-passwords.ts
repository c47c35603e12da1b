import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { sendMail } from './mail.ts';
import { hashPassword, type Member, passwordMatches } from './members.ts';

/** A mailed temporary password, by member; the old password stays valid until this one is used. */
interface TemporaryPassword extends Doc {
  readonly password: string;
  /** Used for a login; it can then only be used to set a new password. */
  readonly used: boolean;
}

const temporaryPasswords = collection<TemporaryPassword>()('temporary-password');

const ttlMs = 30 * minuteMs;

/** Sets a temporary password for 30 minutes. */
export const setTemporaryPassword = (world: World, { id }: Member, password: string): void => {
  world.state.put(temporaryPasswords, { id, password: hashPassword(password, world.secrets.hex(16)), used: false });
  world.schedule({ id: `recovery:${id}`, at: world.now() + ttlMs, type: 'recovery', data: id });
};

/** Mails a temporary password of a member to an address. */
export const mailTemporaryPassword = (world: World, owner: Member, to: string): void => {
  const password = `Rc${world.secrets.digits(8)}`;
  setTemporaryPassword(world, owner, password);
  sendMail(world, owner, {
    to,
    temporaryPassword: password,
    text: {
      EN: `Your temporary password is ${password}. It expires in 30 minutes. Log in and set a new password. Never share it.`,
      TY: `${password} ang temporary password mo. Mag-e-expire ito pagkalipas ng 30 minuto. Mag-log in at mag-set ng bagong password. Huwag itong ibigay kahit kanino.`,
      VI: `Mật khẩu tạm của bạn là ${password}. Mật khẩu hết hạn sau 30 phút. Hãy đăng nhập và đặt mật khẩu mới. Không chia sẻ cho bất kỳ ai.`,
    },
  });
};

const matches = (found: TemporaryPassword | undefined, password: string): found is TemporaryPassword =>
  found !== undefined && passwordMatches(password, found.password);

/** Returns whether this is the unused temporary password, and marks it as used. */
export const consumeTemporaryPassword = (world: World, owner: Member, password: string): boolean => {
  const mailed = world.state.get(temporaryPasswords, owner.id);
  if (!matches(mailed, password) || mailed.used) return false;
  world.state.put(temporaryPasswords, { ...mailed, used: true });
  return true;
};

/** Returns whether this is the temporary password; it replaces the old one when a new one is set. */
export const isTemporaryPassword = (world: World, owner: Member, password: string): boolean =>
  matches(world.state.get(temporaryPasswords, owner.id), password);

export const removeTemporaryPassword = (world: World, memberId: string): void => {
  world.state.remove(temporaryPasswords, memberId);
  world.cancel(`recovery:${memberId}`);
};

export const expireTemporaryPassword = (world: World, { data }: DueEvent): void =>
  world.state.remove(temporaryPasswords, String(data));
