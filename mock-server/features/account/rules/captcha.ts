import { captchaHeader } from '#contract/captcha-header.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import type { Random } from '#sim/core/random.ts';
import type { World } from '#sim/core/world.ts';

/** An open captcha. Its id travels in a header, because request bodies have no field for it. */
export interface Captcha extends Doc {
  readonly answer: string;
  readonly at: number;
}

export const captchas = collection<Captcha>()('captcha');

const captchaTtlMs = 5 * minuteMs;

/** Creates a captcha. Returns its id (for the response header) and the sum to draw. */
export const createCaptcha = (world: World): { readonly id: string; readonly text: string } => {
  const [left, right] = [world.random.int(1, 20), world.random.int(1, 20)];
  const id = world.secrets.hex(16);
  world.state.put(captchas, { id, answer: String(left + right), at: world.now() });
  world.schedule({ id: `captcha:${id}`, at: world.now() + captchaTtlMs, type: 'captcha', data: id });
  return { id, text: `${left}+${right}=?` };
};

/**
 * Returns whether the solution is right for the captcha named by the request header. The captcha is used up in any
 * case.
 */
export const checkCaptcha = (world: World, headers: NodeJS.Dict<string | string[]>, answer: string): boolean => {
  const found = world.state.get(captchas, String(headers[captchaHeader.toLowerCase()] ?? ''));
  if (!found) return false;
  world.state.remove(captchas, found.id);
  world.cancel(`captcha:${found.id}`);
  return found.answer === answer;
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
