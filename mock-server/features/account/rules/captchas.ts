import { captchaHeader } from '../../../../src/contract/captcha-header.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import type { World } from '../../../core/world.ts';

/** A picture that was handed out. Its id travels in a header: bodies have no field for it (R206). */
export interface Captcha extends Doc {
  readonly answer: string;
  readonly at: number;
}

export const captcha = kind<Captcha>().named('captcha');

const life = 5 * 60_000;

/** A new sum: the id that the reply's header names, and the picture's text. */
export const drawCaptcha = (world: World): { readonly id: string; readonly text: string } => {
  const [left, right] = [world.random.int(1, 20), world.random.int(1, 20)];
  const id = world.secrets.hex(16);
  world.state.put(captcha, { id, answer: String(left + right), at: world.now() });
  world.schedule({ id: `captcha:${id}`, at: world.now() + life, type: 'captcha', data: id });
  return { id, text: `${left}+${right}=?` };
};

/** Whether the answer is that of the picture which the call's header names. Right or wrong, the picture is used up. */
export const spendCaptcha = (world: World, headers: NodeJS.Dict<string | string[]>, answer: string): boolean => {
  const found = world.state.get(captcha, String(headers[captchaHeader.toLowerCase()] ?? ''));
  if (!found) return false;
  world.state.remove(captcha, found.id);
  world.cancel(`captcha:${found.id}`);
  return found.answer === answer;
};

export const forgetCaptcha = (world: World, { data }: Due): void => world.state.remove(captcha, String(data));
