import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

/** Declaration file of each export, with its source. */
const inputs = {
  simulator: 'mock-server/client/simulator.ts',
  playwright: 'mock-server/client/playwright.ts',
  contract: 'src/contract/types.ts',
};

const outside = /^(node:|playwright)/;

/** Writes the declarations of the package's exports, including zod's, so that no other package is needed. */
export const bundleTypes = async (folder: string): Promise<void> => {
  const bundle = await rollup({
    input: inputs,
    external: (name) => outside.test(name),
    plugins: [dts({ includeExternal: ['zod'], tsconfig: 'tsconfig.json' })],
    onLog: (level, log) => level === 'warn' && process.stderr.write(`types: ${log.message}\n`),
  });
  await bundle.write({
    dir: folder,
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name]-[hash].d.ts',
  });
  await bundle.close();
};
