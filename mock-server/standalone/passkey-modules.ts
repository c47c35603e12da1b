import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

const exported = /^export (?:async )?(?:function|const) (\w+)/gm;

/**
 * Reduces the library of passkeys in a bundle to what the simulator calls. Certificates of authenticators, which browsers
 * send only to sites that request them, take five times as much code as signatures.
 */
export const withoutCertificates: Plugin = {
  name: 'without-certificates',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]@simplewebauthn[\\/]server[\\/]esm[\\/]index\.js$/ }, ({ path }) => ({
      contents: `
        export { verifyAuthenticationResponse } from './authentication/verifyAuthenticationResponse.js';
        export { verifyRegistrationResponse } from './registration/verifyRegistrationResponse.js';
      `,
      resolveDir: dirname(path),
    }));
    onLoad(
      { filter: /[\\/]@simplewebauthn[\\/]server[\\/]esm[\\/](?:helpers|registration)[\\/].*\.js$/ },
      ({ path }) => {
        const source = readFileSync(path, 'utf8');
        const readsCertificates = /[\\/]verifications[\\/]/.test(path) || source.includes("from '@peculiar/");
        if (!readsCertificates || path.endsWith('unwrapEC2Signature.js')) return undefined;
        const refuse = "() => { throw new Error('The simulator in a browser reads no certificates.'); }";
        return {
          contents: [...source.matchAll(exported)].map(([, name]) => `export const ${name} = ${refuse};`).join('\n'),
        };
      },
    );
  },
};
