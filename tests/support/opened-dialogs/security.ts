import type { Page } from 'playwright/test';
import { seedSecret } from '#sim/features/account/scenarios/security.ts';
import { codeAt } from '#sim/features/safety/rules/authenticators.ts';
import { field } from '../forms.ts';
import { seedPassword } from '../login-session.ts';
import { addVirtualPasskey } from '../virtual-passkey.ts';
import type { OpenedDialog } from './opened-dialog.ts';

const twoSteps = '/m/security/twoSteps';

const confirmIdentity = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await sheet.getByLabel('Login password').fill(seedPassword);
  await sheet.getByRole('button', { name: 'Continue' }).click();
};

const startPasskey = async (page: Page): Promise<void> => {
  await addVirtualPasskey(page);
  await page.goto(twoSteps);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await confirmIdentity(page);
  await field(page, 'Passkey name').waitFor();
};

export const securityDialogs: readonly OpenedDialog[] = [
  {
    name: 'the confirmation of the identity',
    source: 'features/safety/components/identity-check/IdentityCheckSheet.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto(twoSteps);
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByRole('dialog', { name: 'Confirm it’s you' }).waitFor();
    },
  },
  {
    name: 'the key for an authenticator app',
    source: 'features/safety/components/two-step-login/AuthenticatorSetup.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto(twoSteps);
      await page.getByRole('button', { name: 'Set up' }).click();
      await confirmIdentity(page);
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    },
  },
  {
    name: 'the question before two-step verification is turned off',
    source: 'features/safety/components/two-step-login/AuthenticatorPanel.tsx',
    account: 'player01',
    open: async (page, sim) => {
      await sim.apply('security.two-steps');
      await page.goto(twoSteps);
      await page.getByRole('button', { name: 'Turn off' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the recovery codes',
    source: 'features/safety/components/two-step-login/RecoveryCodes.tsx',
    account: 'player01',
    open: async (page, sim) => {
      await sim.apply('security.two-steps');
      await page.goto(twoSteps);
      await page.getByRole('button', { name: 'New recovery codes' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'New recovery codes' }).click();
      const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await sheet.getByRole('textbox').fill(codeAt(seedSecret, await sim.clock.now()));
      await sheet.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('dialog', { name: 'Save your recovery codes' }).waitFor();
    },
  },
  {
    name: 'the name of a passkey',
    source: 'features/safety/components/two-step-login/ask-passkey-name.ts',
    account: 'player01',
    open: startPasskey,
  },
  {
    name: 'the question before a passkey is removed',
    source: 'features/safety/components/two-step-login/PasskeyPanel.tsx',
    account: 'player01',
    open: async (page) => {
      await startPasskey(page);
      await field(page, 'Passkey name').fill('My phone');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('button', { name: 'Remove My phone' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the question before all other devices are logged out',
    source: 'features/safety/components/sessions/Sessions.tsx',
    account: 'player01',
    scenarios: ['security.new-device'],
    open: async (page) => {
      await page.goto('/m/security/sessions');
      await page.getByRole('button', { name: 'Log out all other devices' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
