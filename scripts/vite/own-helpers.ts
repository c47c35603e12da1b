import type { Plugin } from 'vite';

/** The bundler's own helpers, as its runtime module has them. */
const helpers: Readonly<Record<string, string>> = {
  __commonJSMin:
    '(run, module) => () => (module || (run((module = { exports: {} }).exports, module), (run = null)), module.exports)',
  __exportAll: `(all, untagged) => {
  const target = {};
  for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true });
  if (!untagged) Object.defineProperty(target, Symbol.toStringTag, { value: 'Module' });
  return target;
}`,
};

const shared = /import \{ ([^{}]+) \} from "\.\/rolldown-runtime[^"]*";?/g;

/** `t as __exportAll, n as __commonJSMin` as definitions; undefined when one of them is another. */
const definitions = (names: string): string | undefined => {
  const found = names.split(', ').map((name) => {
    const [imported = '', local = imported] = name.split(' as ');
    const helper = helpers[local];
    return helper && `const ${local} = ${helper};`;
  });
  return found.every(Boolean) ? found.join('\n') : undefined;
};

/**
 * Every file carries the few bytes of the bundler's helpers that it uses: shared, they would be a file of 150 bytes
 * that half of the pages wait for. A helper that this does not know stays shared.
 */
export const ownHelpers = (): Plugin => ({
  name: 'own-helpers',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: {
    order: 'post',
    handler: (code) => code.replace(shared, (line, names: string) => definitions(names) ?? line),
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    if (runtime && !chunks.some(({ code }) => code.includes(runtime.fileName))) delete bundle[runtime.fileName];
  },
});
