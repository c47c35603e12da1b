import { expect, test } from 'vitest';
import { readAddress } from '#sim/site/addresses.ts';

test.each([
  ['/m/index/', '/m/home'],
  ['/m/index.html/', '/m/home'],
  ['/m//', '/m/home'],
  ['/M', '/m/home'],
  ['/m/INDEX.html', '/m/home'],
  ['/register.html/', '/m/register'],
  ['/Register.html', '/m/register'],
  ['/m/HOME', '/m/home'],
  ['/m/gamelobby/', '/m/gameLobby'],
  ['/m/member/Home', '/m/member/home'],
  ['/m/Trial', '/m/trail'],
  ['/ty/m/Login', '/m/login'],
])('%s redirects to %s @R007 @R009', (asked, path) => {
  expect(readAddress(asked)).toMatchObject({ path, misspelt: true });
});

test.each(['/m/home', '/m/gameLobby', '/ty/m/member/home', '/m/index.html', '/register.html', '/'])(
  '%s is not redirected @R007',
  (asked) => {
    expect(readAddress(asked).misspelt).toBe(false);
  },
);

test('every page has a unique path in lower case', async () => {
  const { paths, spellings } = await import('#paths.ts');
  for (const path of Object.values(paths)) expect(spellings[path.toLowerCase()]).toBe(path);
});
