import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '#lib/dates/units.ts';

/** A certificate with its private key, both PEM. */
interface KeyPair {
  readonly key: string;
  readonly cert: string;
}

/** The server's certificate, followed by the one that signed it. */
export interface Certificate extends KeyPair {
  /** Certificate of the authority that devices have to trust, PEM. */
  readonly authority: string;
}

/** Phones reject server certificates that are valid for longer. */
const certificateTtlMs = 365 * dayMs;
const authorityTtlMs = 10 * certificateTtlMs;

/** Returns the IPv4 addresses by which other devices of the network reach this machine. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );

const notExpired = ({ cert }: KeyPair): boolean => Date.parse(new X509Certificate(cert).validTo) > Date.now();

const makeAuthority = async (): Promise<KeyPair> => {
  const { default: selfsigned } = await import('selfsigned');
  const made = await selfsigned.generate([{ name: 'commonName', value: `Simulator on ${hostname()}` }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + authorityTtlMs),
    extensions: [
      { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { key: made.private, cert: made.cert };
};

const makeCertificate = async (authority: KeyPair, addresses: readonly string[]): Promise<KeyPair> => {
  const { default: selfsigned } = await import('selfsigned');
  const altNames = [{ type: 2 as const, value: 'localhost' }, ...addresses.map((ip) => ({ type: 7 as const, ip }))];
  const made = await selfsigned.generate([{ name: 'commonName', value: 'Simulator' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + certificateTtlMs),
    ca: authority,
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return { key: made.private, cert: made.cert };
};

/** Returns a key pair that is kept in a folder, or a new one if there is none that `isUsable` accepts. */
const keep = async (
  folder: string | undefined,
  name: string,
  isUsable: (pair: KeyPair) => boolean,
  make: () => Promise<KeyPair>,
): Promise<KeyPair> => {
  if (folder === undefined) return make();
  const [keyFile, certFile] = [join(folder, `${name}.key.pem`), join(folder, `${name}.cert.pem`)];
  if (existsSync(keyFile) && existsSync(certFile)) {
    const kept = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
    if (isUsable(kept)) return kept;
  }
  const made = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(keyFile, made.key, { mode: 0o600 });
  writeFileSync(certFile, made.cert);
  return made;
};

/**
 * Returns a certificate for this machine and its addresses, signed by an authority of this folder. Both are kept in
 * `folder`. The certificate is renewed when it has expired or the addresses have changed; a device that trusts the
 * authority also trusts the new one.
 */
export const certificateFor = async (folder: string | undefined): Promise<Certificate> => {
  const addresses = ['127.0.0.1', '::1', ...networkAddresses()];
  const authority = await keep(folder, 'https-authority', notExpired, makeAuthority);
  const isUsable = (pair: KeyPair): boolean => {
    const x509 = new X509Certificate(pair.cert);
    const isSigned = x509.verify(new X509Certificate(authority.cert).publicKey);
    return isSigned && notExpired(pair) && addresses.every((it) => x509.checkIP(it) !== undefined);
  };
  const { key, cert } = await keep(folder, 'https', isUsable, () => makeCertificate(authority, addresses));
  return { key, cert: `${cert.trim()}\n${authority.cert}`, authority: authority.cert };
};
