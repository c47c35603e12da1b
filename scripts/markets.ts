import { globSync, readFileSync, statSync } from 'node:fs';

/**
 * Checks that code names no market and no language: values of the Philippines belong to `src/markets/ph`, texts to a
 * language's folder.
 */
const files = '{src,mock-server,scripts,deploy}/**/*';

/** Files of a market, and content of the Philippines. */
const places = /^src\/(markets\/\w+\/|content\/(markets|promotions|announcements|help|pages|words)\/)/;

const forms: Readonly<Record<string, RegExp>> = {
  'sign of the peso': /₱/,
  'code of the peso': /\bPHP\b/,
  'dialing code': /\+63/,
  'time zone': /Asia\/Manila|\bManila time\b/,
  locale: /\b(en|fil)-PH\b/,
  'name of a coin': /centavo/i,
  'condition on a language': /(?:[=!]== |\bcase |\? )(['"])(?:\/ty|ty|fil|TY)\1/,
};

/** Files that have to name such a value, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'scripts/markets.ts': 'lists the values',
  'mock-server/openapi/examples.json': 'holds recorded responses of the default brand',
  'mock-server/core/store/money-rows.ts': 'reads a column of stored worlds',
  'mock-server/core/store/sqlite-store.ts': 'reads a column of stored worlds',
  'mock-server/optional/processes/postgres/commit-target.ts': 'writes a column of stored worlds',
  'mock-server/optional/processes/postgres/migrations.ts': 'creates a column of stored worlds',
  'mock-server/optional/processes/postgres/postgres-store.ts': 'reads a column of stored worlds',
  'mock-server/features/migrations.ts': 'renames a field of stored worlds',
};

/** Returns the places in a text that name a market or a language, with their line. */
export const namedMarkets = (
  text: string,
): { readonly line: number; readonly form: string; readonly found: string }[] =>
  text.split('\n').flatMap((line, index) =>
    Object.entries(forms).flatMap(([form, pattern]) => {
      const [found] = pattern.exec(line) ?? [];
      return found === undefined ? [] : [{ line: index + 1, form, found }];
    }),
  );

const isText = (file: string): boolean => !/\.(webp|avif|png|jpg|woff2|ico|zip|gz|br|wasm|mp3)$/.test(file);

if (import.meta.main) {
  const faults = globSync(files)
    .filter((file) => statSync(file).isFile() && isText(file) && !places.test(file))
    .flatMap((file) => {
      const found = namedMarkets(readFileSync(file, 'utf8'));
      if (Object.hasOwn(allowed, file))
        return found.length === 0 ? [`${file}: remove it from the exceptions of scripts/markets.ts.`] : [];
      return found.map((it) => `${file}:${it.line}: ${it.form} (${it.found}) belongs to a market or a language.`);
    });
  process.stdout.write(faults.map((it) => `${it}\n`).join(''));
  if (faults.length > 0) process.exitCode = 1;
}
