import { type Doc, kind } from '../../engine/collection.ts';
import type { Due } from '../../engine/due.ts';
import type { World } from '../../engine/world.ts';
import { post } from './mail.ts';
import { hashPassword, type Member, passwordMatches } from './members.ts';

/** A mailed password, by member; the old one keeps working until this is used. */
interface Temporary extends Doc {
  readonly password: string;
}

const temporary = kind<Temporary>().named('temporary-password');

const life = 30 * 60_000;

/** Mails a temporary password that counts for half an hour (R161). */
export const mailPassword = (world: World, to: Member): void => {
  const password = `Rc${world.random.digits(8)}`;
  world.state.put(temporary, { id: to.id, password: hashPassword(password, world.random.hex(16)) });
  world.schedule({ id: `recovery:${to.id}`, at: world.now() + life, type: 'recovery', data: to.id });
  post(world, to, {
    to: to.email ?? '',
    temporaryPassword: password,
    text: {
      EN: `Your temporary password is ${password}. It works for half an hour.`,
      TY: `Ang pansamantalang password mo ay ${password}. May bisa ito nang kalahating oras.`,
    },
  });
};

export const isTemporaryPassword = (world: World, owner: Member, password: string): boolean => {
  const mailed = world.state.get(temporary, owner.id);
  return mailed !== undefined && passwordMatches(password, mailed.password);
};

export const dropTemporaryPassword = (world: World, memberId: string): void => {
  world.state.remove(temporary, memberId);
  world.cancel(`recovery:${memberId}`);
};

export const forgetTemporaryPassword = (world: World, { data }: Due): void =>
  world.state.remove(temporary, String(data));
