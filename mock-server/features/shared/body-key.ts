import { createPrivateKey, createPublicKey, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JWK } from 'jose';

/** The RSA key that bodies are encrypted to. */
export interface BodyKey {
  readonly id: string;
  /** JWK that the settings publish. */
  readonly publicKey: JsonWebKey;
  readonly privateKey: KeyObject | CryptoKey;
}

const fileName = 'body-key.pem';

/** Returns the PEM of the stored key, or of one that `make` creates, which is then stored. */
export type BodyKeyStore = (make: () => Promise<string>) => Promise<string>;

/** Stores the key in a folder, so that pages loaded before a restart can still log in after it. */
export const fileBodyKeyStore =
  (folder: string): BodyKeyStore =>
  async (make) => {
    const file = join(folder, fileName);
    const existing = await readFile(file, 'utf8').catch(() => undefined);
    if (existing) return existing;
    const created = await make();
    await writeFile(file, created, { mode: 0o600 });
    return created;
  };

/** Loads the key. Without `keep` it is lost at the end of the process. */
export const loadBodyKey = async (keep: BodyKeyStore = (make) => make()): Promise<BodyKey> => {
  const { calculateJwkThumbprint } = await import('jose');
  const privateKey = createPrivateKey(await keep(makePem));
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' });
  return { id: (await calculateJwkThumbprint(publicKey as JWK)).slice(0, 16), publicKey, privateKey };
};

const makePem = async (): Promise<string> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
};
