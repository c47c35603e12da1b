import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'playwright/test';
import type { Phone } from './phone.ts';
import { test as base } from './test.ts';

/** Duration of the navigation to the other page, ms. The driver receives nothing from the window meanwhile. */
const responseDelayMs = 1_500;

const test = base.extend<{ slowPage: string }>({
  /** URL that responds with 204, so that the requesting page stays. */
  slowPage: async ({}, use) => {
    const server = createServer((_request, response) => {
      setTimeout(() => response.writeHead(204).end(), responseDelayMs);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.close();
  },
});

/** Follows a link to another page and presses during the navigation, when every request of this page fails. */
const pressWhileLeaving = (phone: Phone, address: string, selector: string): Promise<unknown> =>
  phone.evaluate(
    (to, wanted) => {
      const { dataset } = document.documentElement;
      const check = () => {
        // Every document contains a hidden notice with a button of this name.
        const buttons = [...document.querySelectorAll('button')];
        if (buttons.some((it) => it.textContent.includes('Try again') && it.checkVisibility()))
          dataset.testFailure = '';
      };
      const press = () => {
        document.querySelector<HTMLElement>(wanted)?.click();
        fetch('/robots.txt').catch(() => {
          dataset.refused = '';
        });
      };
      new MutationObserver(check).observe(document.body, { childList: true, subtree: true });
      addEventListener('beforeunload', () => setTimeout(press));
      // Equals the back button and a game's tile.
      const link = document.createElement('a');
      link.setAttribute('href', '/m/elsewhere');
      link.addEventListener('click', (event) => {
        event.preventDefault();
        location.assign(to);
      });
      document.body.append(link);
      link.click();
    },
    address,
    selector,
  );

const has = (phone: Phone, selector: string): Promise<boolean> =>
  phone.evaluate((wanted) => document.querySelector(wanted) !== null, selector);

const pages = [
  {
    what: 'a module',
    path: '/m/startLottery?code=anim-na-bola',
    pressed: '[role="tab"]:nth-child(2)',
    loaded: '[role="tabpanel"] li',
  },
  // From new games, which are all labelled so, to all games.
  {
    what: 'a request',
    path: '/m/gameList?gameType=RNG',
    pressed: '.chips .chip',
    loaded: '.tile:not(:has(.tile__tag))',
  },
] as const;

for (const { what, path, pressed, loaded } of pages)
  test(`a request that fails during navigation shows no error and is repeated if the page stays: ${what}`, async ({
    phone,
    slowPage,
    expectReport,
  }) => {
    expectReport(/load/i);
    await phone.open(path);
    await phone.activate();
    await expect.poll(() => has(phone, pressed)).toBe(true);
    expect(await has(phone, loaded)).toBe(false);
    await pressWhileLeaving(phone, slowPage, pressed);
    await expect.poll(() => has(phone, loaded), { timeout: 20_000 }).toBe(true);
    expect([await has(phone, '[data-refused]'), await has(phone, '[data-test-failure]')]).toEqual([true, false]);
  });
