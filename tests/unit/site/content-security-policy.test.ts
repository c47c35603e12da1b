import { expect, test } from 'vitest';
import { sourceHash } from '../../../scripts/source-hash.ts';
import { withOwnPolicy } from '../../../scripts/vite/content-security-policy.ts';

const own = sourceHash('own()');
const page = (body: string) =>
  `<html><head><meta charset="utf-8"><script>own()</script><meta http-equiv="content-security-policy" content="img-src 'self';script-src 'self' '${own}' '${sourceHash('elsewhere()')}'; style-src 'self' '${sourceHash('p{}')}';"></head><body>${body}</body></html>`;

// @X16
test('a policy keeps the hashes of its own document and stands before what it governs', () => {
  expect(
    withOwnPolicy(page('<script type="application/json">{}</script><script type="module" src="/a.js"></script>'), 'x'),
  ).toContain(
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="img-src 'self'; script-src 'self' '${own}'; style-src 'self'"><script>own()</script></head>`,
  );
});

test('a script that the build did not put there fails the build', () => {
  expect(() => withOwnPolicy(page('<script>alert(1)</script>'), 'm/home.html')).toThrow(/m\/home\.html .*alert\(1\)/);
});
