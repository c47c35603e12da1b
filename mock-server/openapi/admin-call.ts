import { z } from 'zod';

/** One call of the admin API. */
export interface AdminCall {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/__admin`. */
  readonly path: string;
  readonly does: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Absent when nothing comes back. */
  readonly reply?: z.ZodType;
  /** When it is not JSON. */
  readonly type?: string;
  readonly status?: 201;
  readonly refusals?: readonly number[];
  /** Asks for no key. */
  readonly open?: true;
}

export const text = z.string();
export const instant = z.number().int().meta({ description: 'Epoch ms.' });
export const world = z.looseObject({ name: text, seed: text, resets: z.number().int(), now: instant });
/** Where the calls about one world begin. */
export const worldPath = '/worlds/{world}';

export const session = z.object({ token: text, userName: text, type: z.number().int(), firstTimeLogin: z.boolean() });
