import { globSync, readFileSync } from 'node:fs';
import { endpoints } from '#contract/endpoints.ts';
import { hydrateAndLoad } from '#tests/support/hydrate-page.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

/**
 * Words of the generic rules of ad blockers (EasyList, AdGuard Base), which hide `.banner`, `#ad-box` or `.sponsor-logo` and
 * block `/banners/` and `/ads/` on every site.
 */
const filteredWord = /^(?:ad|ads|adv|adverts?|advertis\w+|banners?|sponsors?|sponsored|promoted|popunder)$/i;

/** Returns the names with a filtered word: `top-banner`, `banner__words`, `adBox`. Other words may contain it: `header`. */
const filteredNames = (names: Iterable<string>): string[] =>
  [...new Set(names)].filter((name) =>
    name.split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/).some((word) => filteredWord.test(word)),
  );

const capturesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Returns class names, ids and selectors in a document, a style sheet or a script with its styles. */
const namesIn = (text: string): string[] => [
  ...capturesOf(text, /\b(?:class|className|id)[=:]\s*["'`]?([\w -]+)/g).flatMap((value) => value.split(' ')),
  ...capturesOf(text, /[.#]([a-z][\w-]*)(?=[^{}"'`;()]*\{)/g),
];

test('filter lists find no names of ads in the classes, ids and addresses of the site', () => {
  expect(filteredNames(['banner__words', 'adBox', 'side-ad', 'header', 'ad300', 'loading'])).toEqual([
    'banner__words',
    'adBox',
    'side-ad',
    'ad300',
  ]);
  const dir = 'dist/kidlat';
  const files = globSync('**/*.{html,css,js,webp,avif,png,svg,json,woff2}', { cwd: dir });
  const found: Record<string, string[]> = {};
  for (const file of files.filter((it) => /\.(?:html|css|js)$/.test(it))) {
    const text = readFileSync(`${dir}/${file}`, 'utf8');
    const addresses = capturesOf(text, /\b(?:src|href|action)="(\/[^"]*)"/g);
    for (const name of filteredNames([...namesIn(text), ...addresses])) found[name] = [...(found[name] ?? []), file];
  }
  expect(found).toEqual({});
  // The last part of a built file's name is a hash.
  expect(filteredNames(files.map((file) => file.replace(/\.[\w-]+\.\w+$/, '')))).toEqual([]);
  expect(filteredNames([...endpoints.values()].map(({ path }) => path))).toEqual([]);
});

test('filter lists block no request of home, the lobby and promotions', async ({ page, context, signIn }) => {
  await withoutNotices(context);
  await signIn('player01');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname.replace(/\.[\w-]+\.(?:js|css)$/, '')));
  for (const path of ['/m/home', '/m/gameLobby', '/m/activity', '/m/mine']) {
    await page.goto(path);
    await hydrateAndLoad(page);
  }
  expect(addresses.length).toBeGreaterThan(50);
  expect(filteredNames(addresses)).toEqual([]);
});
