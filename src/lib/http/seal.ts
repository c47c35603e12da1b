import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { Value } from '#contract/types.ts';
import { CallError } from './errors.ts';
import { serverNow } from './server-clock.ts';

interface SealedBody {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * Encrypts a body under the server's public key: JSON with one field, a compact JWE of {body, nonce, at}. Without
 * WebCrypto the body is sent as plain text if the settings allow it.
 */
export const seal = async (body: unknown, rule: Value<'consolidatedSettings'>['encryption']): Promise<SealedBody> => {
  if (!globalThis.crypto?.subtle) {
    if (!rule.plainAllowed) throw new CallError('encryption.unavailable');
    return { headers: { 'Content-Type': 'application/json', Encryption: 'none' }, body: JSON.stringify(body) };
  }
  const key = await importJWK(rule.key as JWK, 'RSA-OAEP-256');
  const claims = JSON.stringify({ body, nonce: crypto.randomUUID(), at: serverNow() });
  const jwe = await new CompactEncrypt(new TextEncoder().encode(claims))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: rule.keyId })
    .encrypt(key);
  return {
    headers: { 'Content-Type': 'application/json', Encryption: `RSA-OAEP-256; kid=${rule.keyId}` },
    body: JSON.stringify({ jwe }),
  };
};
