import { openForm } from '../forms.ts';
import { waitForIdlePage } from '../page-idle.ts';
import { menu, menuButton } from '../screen/frame.ts';
import { inboxMessages } from '../screen/messages.ts';
import type { OpenedDialog } from './opened-dialog.ts';

export const siteDialogs: readonly OpenedDialog[] = [
  {
    name: 'the menu',
    source: 'shell/menu/Menu.astro',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/home');
      await menuButton(page).click();
      await menu(page)
        .getByRole('button', { name: /^Display/ })
        .waitFor();
    },
  },
  {
    name: 'display settings',
    source: 'shell/display/show-display-settings.ts',
    open: async (page) => {
      await page.goto('/m/home');
      await menuButton(page).click();
      await page.getByRole('button', { name: /^Display/ }).click();
      await page.getByRole('button', { name: 'Done' }).waitFor();
    },
  },
  {
    name: 'the question before a log-out',
    source: 'shell/session/confirm-log-out.ts',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/home');
      await menuButton(page).click();
      await menu(page).getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('dialog', { name: 'Please confirm' }).waitFor();
    },
  },
  {
    name: 'the warning before a session expires',
    source: 'shell/session/warn-before-expiry.ts',
    account: 'player01',
    open: async (page, sim) => {
      await page.clock.install();
      await openForm(page, '/m/voucherCenter');
      await waitForIdlePage(page);
      await sim.clock.advance('1710s');
      await page.clock.fastForward(1_710_000);
      await page.getByRole('dialog').waitFor();
      await page.clock.resume();
    },
  },
  {
    name: 'the offer of a new version',
    source: 'shell/updates/offer-reload.ts',
    open: async (page, sim) => {
      await page.goto('/m/help');
      await waitForIdlePage(page);
      const known = page.waitForResponse('**/wps/system/version');
      await page.getByRole('link', { name: 'Withdrawals' }).click();
      await known;
      await sim.override('version', { value: { version: '9.9.9', world: 'w', resets: 0 } });
      await page.goto('/m/activity');
      await page.getByRole('dialog', { name: 'New version available' }).waitFor();
    },
  },
  {
    name: 'the question about limits after a registration',
    source: 'shell/safety/ask-limits.tsx',
    account: 'newbie01',
    open: async (page) => {
      await page.addInitScript(() => sessionStorage.setItem('ASK_LIMITS', '1'));
      await page.goto('/m/home');
      await page.getByRole('dialog', { name: 'Set a deposit limit?' }).waitFor();
    },
  },
  {
    name: 'the notices of home',
    source: 'features/home/scripts/notice-popup.ts',
    open: async (page) => {
      await page.addInitScript(() => sessionStorage.removeItem('NOTICE_POP'));
      await page.goto('/m/home');
      await page.getByRole('dialog').getByText('1 / 2').waitFor();
    },
  },
  {
    name: 'a message',
    source: 'features/messages/components/inbox/MessageSheet.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/webEmail');
      await inboxMessages(page).first().getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'settings of notifications',
    source: 'features/messages/components/notifications/show-notification-settings.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/set');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    },
  },
];
