import { walkMainFlows } from '../../support/main-flows.ts';
import { withoutNotices } from '../../support/quiet.ts';
import { expect, test } from '../../support/test.ts';

// An address of the local network by its name: the browser takes it for what it is, without a secure context.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP lan.test 127.0.0.1'] }),
  baseURL: async ({ site }, use) => use(site.replace(new URL(site).hostname, 'lan.test')),
});

test('without https, and so without WebCrypto, everything that moves money works', async ({
  page,
  context,
  baseURL,
  sim,
  watch,
}) => {
  test.setTimeout(150_000);
  watch.expectError(/ViewTransition|Transition was aborted|untrustworthy/);
  await withoutNotices(context);
  await context.addCookies([{ name: 'sim_world', value: sim.world, url: baseURL ?? '' }]);
  await page.goto('/m/home');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await walkMainFlows(page, sim);
});
