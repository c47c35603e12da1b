// @long

import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

test('a deposit can be viewed and paid on the simulated wallet page', { tag: '@R264' }, async ({ page, sim }) => {
  const { token } = await sim.signIn('newbie01');
  const reply = await sim.call('/wps/relay/DEP_paymentGateway', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ bankId: 'GCASH', amount: 277 }),
  });
  const { value } = (await reply.json()) as { value: { payUrl: string } };
  await page.goto(value.payUrl);
  await expect(page.getByRole('heading', { name: 'GCash' })).toBeVisible();
  expect(
    await page
      .getByRole('img')
      .or(page.getByRole('presentation'))
      .first()
      .evaluate((it) => (it as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay ₱277.00' }).click();
  await expect(page.getByRole('status')).toHaveText('Payment completed. Kidlat has added the money to your balance.');
  expect(await sim.member('newbie01')).toMatchObject({ balance: 277 });
});
