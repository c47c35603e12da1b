import type { Plugin } from 'vite';

/** Where ky asks, among the first scripts of every page, whether the browser can send a body piece by piece. */
const probe = /supportsRequestStreams = \(\(\) => \{[\s\S]*?\n\}\)\(\);/;

/**
 * Leaves out of ky what tells how much of a body has come or gone: `src/api/client.ts` never asks for it, and every
 * page would load it. The build fails when ky has changed there.
 */
export const leanKy = (): Plugin => ({
  name: 'lean-ky',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/ky\/distribution\/(?:core\/constants|utils\/body)\.js$/ },
    handler(code, id) {
      if (id.endsWith('body.js'))
        return 'export const streamRequest = (it) => it;\nexport const streamResponse = streamRequest;\n';
      if (!probe.test(code)) this.error('ky has another probe for streams: see scripts/vite/lean-ky.ts');
      return code.replace(probe, 'supportsRequestStreams = false;');
    },
  },
});
