import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Body } from '#contract/types.ts';

const encoded = (text: Buffer | string): string => Buffer.from(text).toString('base64url');
const hashOf = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** Returns the CBOR of a byte string. */
const bytes = (data: Buffer): Buffer =>
  Buffer.concat([
    data.length < 24 ? Buffer.from([0x40 + data.length]) : Buffer.from([0x59, data.length >> 8, data.length & 255]),
    data,
  ]);

/** Creates a device with one passkey (ES256) that responds like a browser. */
export const passkeyDevice = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (host: string, flags: number, rest = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([hashOf(host), Buffer.from([flags]), counter, rest]);
  };
  const common = { id: encoded(id), rawId: encoded(id), clientExtensionResults: {}, type: 'public-key' } as const;

  return {
    id: encoded(id),
    /** Responds to `passkeyOptions`. */
    make: (
      { challenge, rp }: { challenge: string; rp: { id: string } },
      origin: string,
    ): Body<'addPasskey'>['answer'] => {
      // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(rp.id, 0x45, credential);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        bytes(data),
      ]);
      const clientDataJSON = encoded(clientData('webauthn.create', challenge, origin));
      return { ...common, response: { clientDataJSON, attestationObject: encoded(attestationObject) } };
    },
    /** Responds to request options. `counter` replaces the device's own counter, like on a cloned device. */
    sign: (
      { challenge, rpId }: { challenge: string; rpId: string },
      origin: string,
      { counter, recognised = true }: { counter?: number; recognised?: boolean } = {},
    ): Body<'passkeyLogin'>['answer'] => {
      uses = counter ?? uses + 1;
      const client = clientData('webauthn.get', challenge, origin);
      const data = authenticatorData(rpId, recognised ? 0x05 : 0x01);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, hashOf(client)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
        },
      };
    },
  };
};
