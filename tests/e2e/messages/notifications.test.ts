import type { Page, Worker } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { startCallingSite } from '#tests/support/calling-site.ts';
import { pendingOrders } from '#tests/support/screen/cashier.ts';
import { test as base, expect } from '#tests/support/test.ts';

const service = 'https://push.example';

const test = base.extend<object, { callingSite: string }>({
  callingSite: [
    async ({}, use) => {
      const { address, close } = await startCallingSite(service);
      await use(address);
      close();
    },
    { scope: 'worker' },
  ],
  site: async ({ callingSite }, use) => use(callingSite),
});
test.use({ serviceWorkers: 'allow' });

/** Headless browsers have no push service: subscribes at a fictional one. */
const stubPushManager = (page: Page, endpoint = `${service}/device-1`) =>
  page.addInitScript((address) => {
    const bytes = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const read = () => sessionStorage.getItem('test-subscription');
    const subscription = (json: string) => ({
      endpoint: address,
      toJSON: () => JSON.parse(json),
      unsubscribe: async () => sessionStorage.removeItem('test-subscription'),
    });
    PushManager.prototype.getSubscription = async () => {
      const known = read();
      return (known ? subscription(known) : null) as PushSubscription | null;
    };
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
      const keys = {
        p256dh: bytes(btoa(String.fromCharCode(...point))),
        auth: bytes(btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))),
      };
      const json = JSON.stringify({ endpoint: address, keys });
      sessionStorage.setItem('test-subscription', json);
      return subscription(json) as unknown as PushSubscription;
    };
  }, endpoint);

/** Headless browsers deny every permission: grants it once it is asked for. */
const grantWhenAsked = (page: Page) =>
  page.addInitScript(() => {
    const asked = () => sessionStorage.getItem('test-permission') === 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => (asked() ? 'granted' : 'default') });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('test-permission', 'granted');
      return 'granted';
    };
  });

const isAsked = (page: Page) => page.evaluate(() => sessionStorage.getItem('test-permission') === 'granted');

test('a pending withdrawal offers a notification, and only a press asks for permission', {
  tag: '@X39',
}, async ({ page, sim, signIn }) => {
  await sim.apply('withdraw.reviewing');
  await signIn('player01');
  await stubPushManager(page);
  await grantWhenAsked(page);
  await page.goto('/m/withdraw');
  await pendingOrders(page).click();
  const ask = page.getByRole('button', { name: 'Notify me when it’s paid' });
  await expect(ask).toBeVisible();
  expect(await isAsked(page)).toBe(false);
  await expectAccessible(page);
  await ask.click();
  await expect(page.getByText('You’ll get a notification on this device.')).toBeVisible();
  expect(await isAsked(page)).toBe(true);
  await page.reload();
  await expect(page.getByText('You’ll get a notification on this device.')).toBeVisible();

  await test.step('settings by kind, and the device can be switched off', async () => {
    await page.getByRole('link', { name: 'Notification settings' }).click();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    await expect(sheet.getByRole('switch', { name: 'Notifications on this device' })).toBeChecked();
    await expect(sheet.getByRole('switch', { name: 'Promotions' })).not.toBeChecked();
    await expect(sheet.getByRole('switch', { name: 'Show amounts and games' })).not.toBeChecked();
    await sheet.getByRole('switch', { name: 'Settled bets' }).click();
    await expect(sheet.getByRole('switch', { name: 'Settled bets' })).not.toBeChecked();
    await expectAccessible(page);
    await sheet.getByRole('switch', { name: 'Notifications on this device' }).click();
    await expect(sheet.getByRole('switch', { name: 'Notifications on this device' })).not.toBeChecked();
    await page.reload();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(sheet.getByRole('switch', { name: 'Settled bets' })).not.toBeChecked();
    await expect(sheet.getByRole('switch', { name: 'Account security' })).toBeChecked();
  });
});

test('a browser without notifications, and one that blocks them, get a sentence instead of a button', {
  tag: '@X39',
}, async ({ page, sim, signIn }) => {
  await sim.apply('withdraw.reviewing');
  await signIn('player01');
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/m/withdraw');
  await pendingOrders(page).click();
  await expect(page.getByText(/^Notifications are blocked/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me when it’s paid' })).toBeHidden();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
  });
  await page.reload();
  await expect(page.getByText(/^This browser can’t show notifications/)).toBeVisible();
});

test('nothing is offered while the flag is off', { tag: '@X39' }, async ({ page, sim, signIn }) => {
  await sim.apply('withdraw.reviewing');
  await sim.flags({ WEBPUSH3: false });
  await signIn('player01');
  await page.goto('/m/withdraw');
  await pendingOrders(page).click();
  await expect(page.getByRole('list', { name: 'Withdrawal status' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me when it’s paid' })).toBeHidden();
  await page.goto('/m/set');
  await expect(page.getByRole('button', { name: /^Display/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeHidden();
});

interface Stubbed {
  shown: { readonly title: string; readonly data: unknown }[];
  opened: string;
  badge: number;
  readonly clients: { openWindow: (url: string) => Promise<null> };
  readonly WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
}

/** Headless browsers show neither notifications nor badges, and without a real press no browser opens or focuses a window. */
const stubWorker = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = self as unknown as Stubbed;
    scope.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      scope.shown.push({ title, data: options?.data });
    };
    Object.defineProperty(navigator, 'setAppBadge', {
      value: async (count: number) => {
        scope.badge = count;
      },
    });
    scope.clients.openWindow = async (url) => {
      scope.opened = `opens ${url}`;
      return null;
    };
    scope.WindowClient.prototype.focus = async function focus(this: { url: string }) {
      scope.opened = `focuses ${this.url}`;
      return this;
    };
  });

/** Delivers a push message to the service worker of a page. */
const deliver = async (page: Page, sent: object): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const [registrationId, { origin }] = [await registered, new URL(page.url())];
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(sent) });
  await cdp.detach();
};

const titles = (worker: Worker) => worker.evaluate(() => (self as unknown as Stubbed).shown.map(({ title }) => title));

/** Presses the newest notification; returns the address that the worker opens or focuses. */
const press = (worker: Worker): Promise<string> =>
  worker.evaluate(async () => {
    const scope = self as unknown as Stubbed;
    const notification = { data: scope.shown.at(-1)?.data, close: () => undefined };
    await new Promise((resolve) => {
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: resolve }));
    });
    return scope.opened;
  });

const payload = {
  texts: { EN: 'Your withdrawal was updated', TY: 'May update sa withdrawal mo' },
  path: '/m/withdraw?order=WD1',
  tag: 'withdrawals',
  unread: 3,
};

test('the service worker shows a notification in the player’s language and opens its page', {
  tag: '@X39',
}, async ({ page, context, site }) => {
  const started = context.waitForEvent('serviceworker');
  await page.goto('/m/help');
  const worker = await started;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await stubWorker(worker);
  await deliver(page, payload);
  await expect.poll(() => titles(worker)).toEqual(['Your withdrawal was updated']);
  expect(await press(worker)).toBe(`opens ${site}/m/withdraw?order=WD1`);

  expect(await worker.evaluate(() => (self as unknown as Stubbed).badge)).toBe(3);

  await context.addCookies([{ name: 'lang', value: 'ty', url: site }]);
  await page.goto('/ty/m/help');
  await deliver(page, { ...payload, path: '/m/help' });
  await expect.poll(() => titles(worker)).toEqual(['Your withdrawal was updated', 'May update sa withdrawal mo']);
  expect(await press(worker)).toBe(`focuses ${site}/ty/m/help`);
});

base(
  'without a push service that may be called, the sheet says so and offers nothing',
  { tag: '@X39' },
  async ({ page, signIn }) => {
    await signIn('player01');
    await page.goto('/m/set');
    await page.getByRole('button', { name: 'Notifications' }).click();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    await expect(sheet).toContainText('Notifications aren’t available right now.');
    await expect(sheet.getByRole('switch')).toHaveCount(0);
  },
);
