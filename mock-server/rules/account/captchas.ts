import { type Doc, kind } from '../../engine/collection.ts';
import type { Due } from '../../engine/due.ts';
import type { World } from '../../engine/world.ts';

/** A picture that was handed out. The wire has no id for it (R206): its answer alone tells it apart. */
export interface Captcha extends Doc {
  readonly answer: string;
  readonly at: number;
}

export const captcha = kind<Captcha>().named('captcha', { answer: (it) => it.answer });

const life = 5 * 60_000;

/** A new sum and its picture's text. */
export const drawCaptcha = (world: World): string => {
  const [left, right] = [world.random.int(1, 20), world.random.int(1, 20)];
  const id = String(world.next('captcha'));
  world.state.put(captcha, { id, answer: String(left + right), at: world.now() });
  world.schedule({ id: `captcha:${id}`, at: world.now() + life, type: 'captcha', data: id });
  return `${left}+${right}=?`;
};

/** Whether the answer fits a picture of the last five minutes; that one is used up. */
export const spendCaptcha = (world: World, answer: string): boolean => {
  const found = world.state.by(captcha, 'answer', answer)[0];
  if (!found) return false;
  world.state.remove(captcha, found.id);
  world.cancel(`captcha:${found.id}`);
  return true;
};

export const forgetCaptcha = (world: World, { data }: Due): void => world.state.remove(captcha, String(data));
