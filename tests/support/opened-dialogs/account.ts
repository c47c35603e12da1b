import { enterLogin, field, fillForm, openForm, submitForm } from '../forms.ts';
import { seedPassword } from '../login-session.ts';
import type { OpenedDialog } from './opened-dialog.ts';

/** An iPhone's browser can install the site only through its share menu. */
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

export const accountDialogs: readonly OpenedDialog[] = [
  {
    name: 'the login popup',
    source: 'features/account/components/login/LoginPopup.tsx',
    open: async (page) => {
      await page.goto('/m/mine');
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await field(page.getByRole('dialog', { name: 'Log in' }), 'Username').waitFor();
    },
  },
  {
    name: 'the consent for a login by Google',
    source: 'features/account/components/login/ConsentScreen.tsx',
    open: async (page, sim) => {
      await sim.flags({ GOOGLELOGIN3: true });
      await openForm(page, '/m/login');
      await page.getByRole('button', { name: 'Google' }).click();
      await page.getByRole('dialog', { name: 'Log in with Google' }).waitFor();
    },
  },
  {
    name: 'the second step of a login',
    source: 'features/safety/components/identity-check/IdentityCheckSheet.tsx',
    scenarios: ['security.two-steps'],
    open: async (page) => {
      await openForm(page, '/m/login');
      await enterLogin(page, 'player01', seedPassword);
      await page.getByRole('dialog', { name: 'Two-step verification' }).waitFor();
    },
  },
  {
    name: 'the question about a lost phone',
    source: 'features/safety/components/identity-check/open-identity-check.tsx',
    scenarios: ['security.two-steps'],
    open: async (page) => {
      await openForm(page, '/m/login');
      await enterLogin(page, 'player01', seedPassword);
      await page.getByRole('button', { name: 'I lost my phone' }).click();
      await page.getByRole('button', { name: 'Request turn-off' }).waitFor();
    },
  },
  {
    name: 'the profile photo',
    source: 'features/account/components/avatar/AvatarPicker.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/mine');
      await page.getByRole('button', { name: 'Change photo' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Photo 5' }).waitFor();
    },
  },
  {
    name: 'the prompt for a nickname',
    source: 'features/account/components/security/ask-nickname.ts',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/securityCenter');
      await page.getByRole('button', { name: /^Nickname/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the prompt that removes a bank account',
    source: 'features/account/components/security/bank-cards/RemoveBankCard.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/securityCenter?step=cards');
      await page.getByRole('button', { name: 'Remove' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the question about a birthday',
    source: 'features/account/components/security/steps/PersonalDetailsSteps.tsx',
    account: 'newbie01',
    open: async (page) => {
      await openForm(page, '/m/securityCenter?step=birthday');
      await field(page, 'Birthday').fill('1990-05-20');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Save permanently' }).waitFor();
    },
  },
  {
    name: 'the message about an unchanged password',
    source: 'features/account/components/password/use-password-change.ts',
    account: 'player01',
    open: async (page) => {
      await openForm(page, '/m/changePsw');
      const same = { 'Old password': seedPassword, 'New password': seedPassword, 'Confirm new password': seedPassword };
      await fillForm(page, same);
      await submitForm(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'apps to download',
    source: 'features/site/components/downloads/DownloadPopup.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/mine');
      await page.getByRole('button', { name: 'Get the app' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'instructions for the home screen of an iPhone',
    source: 'features/site/components/downloads/InstallTip.tsx',
    open: async (page, sim) => {
      await sim.flags({ DOWNLOADS: ['IOS'] });
      await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), iphone);
      await page.goto('/m/home');
      await page.getByRole('button', { name: 'Download' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /home screen/i })
        .click();
      await page.getByRole('dialog', { name: /home screen/i }).waitFor();
    },
  },
];
