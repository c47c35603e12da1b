import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '#lib/dates/units.ts';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const certificateTtlMs = 365 * dayMs;

/** Returns the IPv4 addresses by which other devices of the network reach this machine. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );

const isUsable = ({ cert }: Certificate, addresses: readonly string[]): boolean => {
  const x509 = new X509Certificate(cert);
  return Date.parse(x509.validTo) > Date.now() && addresses.every((it) => x509.checkIP(it) !== undefined);
};

const make = async (addresses: readonly string[]): Promise<Certificate> => {
  const { default: selfsigned } = await import('selfsigned');
  const altNames = [{ type: 2 as const, value: 'localhost' }, ...addresses.map((ip) => ({ type: 7 as const, ip }))];
  const generated = await selfsigned.generate([{ name: 'commonName', value: 'Simulator' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + certificateTtlMs),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return { key: generated.private, cert: generated.cert };
};

/**
 * Returns a self-signed certificate for this machine and its addresses. It is kept in `folder` and renewed when it has
 * expired or the addresses have changed. Browsers show a warning once.
 */
export const certificateFor = async (folder: string | undefined): Promise<Certificate> => {
  const addresses = ['127.0.0.1', ...networkAddresses()];
  if (folder === undefined) return make(addresses);
  const [keyFile, certFile] = [join(folder, 'https.key.pem'), join(folder, 'https.cert.pem')];
  if (existsSync(keyFile) && existsSync(certFile)) {
    const kept = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
    if (isUsable(kept, addresses)) return kept;
  }
  const generated = await make(addresses);
  mkdirSync(folder, { recursive: true });
  writeFileSync(keyFile, generated.key, { mode: 0o600 });
  writeFileSync(certFile, generated.cert);
  return generated;
};
