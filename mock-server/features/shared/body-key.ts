import { createPrivateKey, createPublicKey, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JWK } from 'jose';

/** The RSA key that bodies are encrypted to (A81). */
export interface BodyKey {
  readonly id: string;
  /** JWK as the settings publish it. */
  readonly publicKey: JsonWebKey;
  readonly privateKey: KeyObject;
}

const fileName = 'body-key.pem';

/**
 * The key kept in the folder, made when there is none: pages loaded before a restart can still
 * sign in after it. Without a folder it lives as long as the process.
 */
export const loadBodyKey = async (folder: string | undefined): Promise<BodyKey> => {
  const { calculateJwkThumbprint } = await import('jose');
  const kept = folder && (await readFile(join(folder, fileName), 'utf8').catch(() => undefined));
  const privateKey = kept ? createPrivateKey(kept) : await makeKey(folder);
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' });
  return { id: (await calculateJwkThumbprint(publicKey as JWK)).slice(0, 16), publicKey, privateKey };
};

const makeKey = async (folder: string | undefined): Promise<KeyObject> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  if (folder) await writeFile(join(folder, fileName), pem, { mode: 0o600 });
  return privateKey;
};
