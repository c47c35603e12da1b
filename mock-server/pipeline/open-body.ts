import { z } from 'zod';
import type { Due } from '../world/due.ts';
import { type Doc, kind } from '../world/kind.ts';
import { Refusal } from '../world/refusal.ts';
import type { World } from '../world/world.ts';
import type { BodyKey } from './body-key.ts';

/** `at` is epoch ms on the server's clock, as the `Date` header tells it. */
const sealedSchema = z.strictObject({
  body: z.unknown(),
  nonce: z.string().min(16).max(64),
  at: z.number().int(),
});
export type SealedBody = z.output<typeof sealedSchema>;

const seenNonce = kind<Doc>().named('nonce');
/** How far a body's time may lie from the world's clock, both ways. */
const tolerance = 5 * 60_000;

export const schemeName = 'RSA-OAEP-256';

const broken = (rule: string) =>
  new Refusal('request.invalid', { value: { fields: [{ field: '', rule }] }, why: `body: ${rule}` });

/** Decrypts a body (A81). Throws `request.invalid` when it was not made for this key. */
export const openBody = async (text: string, key: BodyKey): Promise<SealedBody> => {
  const { compactDecrypt } = await import('jose');
  const opened = await compactDecrypt(text, key.privateKey, {
    keyManagementAlgorithms: [schemeName],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => undefined);
  const sealed = sealedSchema.safeParse(opened && parseJson(new TextDecoder().decode(opened.plaintext)));
  if (!sealed.success) throw broken('encryption');
  return sealed.data;
};

/** Lets each nonce through once, and only while it is fresh. */
export const refuseReplay = (world: World, { nonce, at }: SealedBody): void => {
  if (Math.abs(world.now() - at) > tolerance) throw broken('stale');
  if (world.state.get(seenNonce, nonce))
    throw new Refusal('request.conflict', { why: `nonce ${nonce} was used before` });
  world.state.put(seenNonce, { id: nonce });
  world.schedule({ id: `nonce:${nonce}`, at: at + 2 * tolerance, type: 'nonce', data: nonce });
};

export const forgetNonce = (world: World, { data }: Due): void => world.state.remove(seenNonce, String(data));

/** The parsed text, undefined when it is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
