import { expect, test } from 'vitest';
import { withoutDate } from '#worker/lists.ts';

test('a list kept by the service worker has no time that the client could take for the present @X14', async () => {
  const cachedResponse = new Response('[]', {
    headers: { Date: 'Sat, 28 Nov 2026 04:00:00 GMT', 'Content-Type': 'a/b' },
  });
  const used = await withoutDate.cachedResponseWillBeUsed?.({ cachedResponse } as never);
  expect([await used?.text(), used?.headers.get('Date'), used?.headers.get('Content-Type')]).toEqual([
    '[]',
    null,
    'a/b',
  ]);
});
