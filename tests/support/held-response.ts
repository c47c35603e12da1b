import type { Page } from 'playwright/test';

/** Keeps what a page asks for at these addresses waiting until it is released. */
export const hold = async (page: Page, address: string | RegExp): Promise<{ readonly release: () => void }> => {
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
