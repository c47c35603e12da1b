import * as z from 'zod';
import { invalid } from '#sim/core/invalid.ts';
import type { BodyKey } from './body-key.ts';

/** `at` is epoch ms on the server's clock, as in the `Date` header. */
const sealedSchema = z.strictObject({
  body: z.unknown(),
  nonce: z.string().min(16).max(64),
  at: z.number().int(),
});
export type SealedBody = z.output<typeof sealedSchema>;

const schemeName = 'RSA-OAEP-256';

/** Decrypts a body. Throws `request.invalid` if it was encrypted for another key. */
export const openBody = async (text: string, key: BodyKey): Promise<SealedBody> => {
  const { compactDecrypt } = await import('jose');
  const opened = await compactDecrypt(text, key.privateKey, {
    keyManagementAlgorithms: [schemeName],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => undefined);
  const sealed = sealedSchema.safeParse(opened && parseJson(new TextDecoder().decode(opened.plaintext)));
  if (!sealed.success) throw invalid('', 'encryption');
  return sealed.data;
};

/** Parses JSON; returns undefined if the text is not valid. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
