import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import type { World } from '../../../core/world.ts';
import { post } from './mail.ts';
import { hashPassword, type Member, passwordMatches } from './members.ts';

/** A mailed password, by member; the old one keeps working until this is used. */
interface Temporary extends Doc {
  readonly password: string;
  /** It has logged its member in: now it only opens the way to a new one. */
  readonly used: boolean;
}

const temporary = kind<Temporary>().named('temporary-password');

const life = 30 * 60_000;

/** Lets a temporary password count for half an hour. */
export const keepTemporaryPassword = (world: World, { id }: Member, password: string): void => {
  world.state.put(temporary, { id, password: hashPassword(password, world.secrets.hex(16)), used: false });
  world.schedule({ id: `recovery:${id}`, at: world.now() + life, type: 'recovery', data: id });
};

/** Mails a temporary password (R161). */
export const mailPassword = (world: World, to: Member): void => {
  const password = `Rc${world.secrets.digits(8)}`;
  keepTemporaryPassword(world, to, password);
  post(world, to, {
    to: to.email ?? '',
    temporaryPassword: password,
    text: {
      EN: `Your temporary password is ${password}. It works for half an hour.`,
      TY: `Ang pansamantalang password mo ay ${password}. May bisa ito nang kalahating oras.`,
    },
  });
};

const matches = (mailed: Temporary | undefined, password: string): mailed is Temporary =>
  mailed !== undefined && passwordMatches(password, mailed.password);

/** Whether the password was mailed and has not logged in yet; then it is used up. */
export const spendTemporaryPassword = (world: World, owner: Member, password: string): boolean => {
  const mailed = world.state.get(temporary, owner.id);
  if (!matches(mailed, password) || mailed.used) return false;
  world.state.put(temporary, { ...mailed, used: true });
  return true;
};

/** Whether the password was mailed: it stands for the old one where a new one is chosen. */
export const isTemporaryPassword = (world: World, owner: Member, password: string): boolean =>
  matches(world.state.get(temporary, owner.id), password);

export const dropTemporaryPassword = (world: World, memberId: string): void => {
  world.state.remove(temporary, memberId);
  world.cancel(`recovery:${memberId}`);
};

export const forgetTemporaryPassword = (world: World, { data }: Due): void =>
  world.state.remove(temporary, String(data));
