import { createHash } from 'node:crypto';
import { captchaHeader } from '#contract/captcha-header.ts';
import type { Value } from '#contract/types.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import type { Random } from '#sim/core/random.ts';
import type { World } from '#sim/core/world.ts';

/** An open captcha. Its id travels in a header, because request bodies have no field for it. */
export interface Captcha extends Doc {
  readonly answer: string;
  readonly at: number;
  /** The browser solves it; absent for a picture. */
  readonly isTask?: true;
}

export const captchas = collection<Captcha>()('captcha');

const captchaTtlMs = 5 * minuteMs;

/** Largest solution of a task: a browser at a quarter of a laptop's speed tries all in three seconds. */
const maxTaskSolution = 50_000;

/** Stores an open captcha until it expires and returns its id, for the response header. */
const openCaptcha = (world: World, captcha: Pick<Captcha, 'answer' | 'isTask'>): string => {
  const id = world.secrets.hex(16);
  world.state.put(captchas, { ...captcha, id, at: world.now() });
  world.schedule({ id: `captcha:${id}`, at: world.now() + captchaTtlMs, type: 'captcha', data: id });
  return id;
};

/** Creates a captcha. Returns its id and the sum to draw. */
export const createCaptcha = (world: World): { readonly id: string; readonly text: string } => {
  const [left, right] = [world.random.int(1, 20), world.random.int(1, 20)];
  return { id: openCaptcha(world, { answer: String(left + right) }), text: `${left}+${right}=?` };
};

/** Creates a captcha that the browser solves by trying numbers. Returns its id and the task. */
export const createCaptchaTask = (world: World): { readonly id: string; readonly task: Value<'captchaTask'> } => {
  const answer = String(world.random.int(0, maxTaskSolution));
  const salt = world.secrets.hex(16);
  const target = createHash('sha256')
    .update(salt + answer)
    .digest('hex');
  return { id: openCaptcha(world, { answer, isTask: true }), task: { salt, target, max: maxTaskSolution } };
};

/** Solution in a request body: typed from a picture, or of a task. */
interface CaptchaSolution {
  readonly captcha?: string | undefined;
  readonly captchaTask?: string | undefined;
}

/**
 * Returns whether the solution is right for the captcha named by the request header. The captcha is used up in any
 * case.
 */
export const checkCaptcha = (
  world: World,
  headers: NodeJS.Dict<string | string[]>,
  { captcha, captchaTask }: CaptchaSolution,
): boolean => {
  const found = world.state.get(captchas, String(headers[captchaHeader.toLowerCase()] ?? ''));
  if (!found) return false;
  world.state.remove(captchas, found.id);
  world.cancel(`captcha:${found.id}`);
  return found.answer === (found.isTask ? captchaTask : captcha);
};

export const expireCaptcha = (world: World, { data }: DueEvent): void => world.state.remove(captchas, String(data));

type Draw = (text: string, options: Record<string, unknown>) => string;

/** Loads the captcha renderer on first use, because its font is large. */
export const loadCaptchaRenderer = async (): Promise<Draw> => {
  const { default: pen } = await import('svg-captcha');
  return pen as unknown as Draw;
};

/** Renders a text as a distorted picture. Returns a data URL. */
export const renderCaptcha = (pen: Draw, text: string, random: Random): string => {
  const machine = Math.random;
  // svg-captcha only uses Math.random; replacing it for one synchronous call makes pictures reproducible by seed.
  Math.random = () => random.fraction();
  try {
    const svg = pen(text, { width: 118, height: 42, fontSize: 40, noise: 2, color: false });
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  } finally {
    Math.random = machine;
  }
};
