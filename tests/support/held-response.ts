import type { Page } from 'playwright/test';

/** Delays requests of the page to this URL until `release` is called. */
export const holdResponses = async (
  page: Page,
  address: string | RegExp,
): Promise<{ readonly release: () => void }> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
};
