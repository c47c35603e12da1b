import { calculateJwkThumbprint, type JWK } from 'jose';
import type { BodyKey } from '#sim/features/shared/body-key.ts';

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };

/** Creates the key pair that bodies are encrypted to; IndexedDB can store it. */
export const makeKeyPair = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);

export const bodyKeyOf = async ({ publicKey, privateKey }: CryptoKeyPair): Promise<BodyKey> => {
  const { kty, n, e } = await crypto.subtle.exportKey('jwk', publicKey);
  const jwk = { kty, n, e } as JWK;
  return { id: (await calculateJwkThumbprint(jwk)).slice(0, 16), publicKey: jwk as BodyKey['publicKey'], privateKey };
};
