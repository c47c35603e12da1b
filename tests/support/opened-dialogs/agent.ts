import type { OpenedDialog } from './opened-dialog.ts';

export const agentDialogs: readonly OpenedDialog[] = [
  {
    name: 'the transfer to a downline',
    source: 'features/agent/components/team/TransferSheet.tsx',
    account: 'agent01',
    open: async (page) => {
      await page.goto('/m/member/team');
      await page.getByRole('button', { name: 'Transfer', exact: true }).click();
      await page.getByRole('dialog', { name: 'Transfer' }).getByLabel('Add member').waitFor();
    },
  },
  {
    name: 'the last step of a transfer to three members',
    source: 'features/agent/components/team/TransferSheet.tsx',
    account: 'agent01',
    open: async (page) => {
      await page.goto('/m/member/team');
      await page.getByRole('button', { name: 'Select' }).click();
      for (const name of ['mayumi07', 'indaymay', 'boyet77'])
        await page.getByRole('button', { name: new RegExp(name) }).click();
      await page.getByRole('button', { name: /^Transfer to \d/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Transfer' });
      await sheet.getByRole('textbox').last().fill('500');
      await sheet.getByRole('button', { name: 'Review' }).click();
      await sheet.getByLabel('Withdrawal password').waitFor();
    },
  },
  {
    name: 'a downline',
    source: 'features/agent/components/team/MemberSheet.tsx',
    account: 'agent01',
    open: async (page) => {
      await page.goto('/m/member/team');
      await page.getByRole('button', { name: /^mayumi07/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change rebates' }).waitFor();
    },
  },
  {
    name: 'rebates of a downline',
    source: 'features/agent/components/team/MemberSheet.tsx',
    account: 'agent01',
    open: async (page) => {
      await page.goto('/m/member/team');
      await page.getByRole('button', { name: /^mayumi07/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change rebates' }).click();
      await page.getByRole('textbox', { name: 'Slots, %' }).waitFor();
    },
  },
  {
    name: 'the question about a contract',
    source: 'features/agent/components/contracts/send-response.ts',
    account: 'agent01',
    open: async (page) => {
      await page.goto('/m/member/agent/getSalaryContract');
      await page.getByRole('main').getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the alert about a contract',
    source: 'features/home/components/open-contract-alert.tsx',
    account: 'agent01',
    scenarios: ['agent.pending-salary'],
    open: async (page) => {
      await page.goto('/m/home');
      await page.getByRole('dialog', { name: 'Daily salary' }).waitFor();
    },
  },
  {
    name: 'a new invitation link',
    source: 'features/agent/components/open-account/LinkSheet.tsx',
    account: 'agent01',
    open: async (page) => {
      await page.goto('/m/agentRegister');
      await page.getByRole('tab', { name: 'Links' }).click();
      await page.getByRole('button', { name: 'Create link' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the question about an invitation link',
    source: 'features/agent/components/open-account/LinkCard.tsx',
    account: 'agent01',
    open: async (page) => {
      await page.goto('/m/agentRegister');
      await page.getByRole('tab', { name: 'Links' }).click();
      await page.getByRole('button', { name: 'Create link' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
      await page.getByRole('button', { name: 'Deactivate link' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate link' }).waitFor();
    },
  },
  {
    name: 'the payment of a dividend',
    source: 'features/agent/components/dividends/PayDividendPrompt.tsx',
    account: 'topagent01',
    open: async (page) => {
      await page.goto('/m/member/agent/agentDivident');
      await page.getByRole('tab', { name: 'Downline agents' }).click();
      await page.getByRole('button', { name: 'Pay agent01' }).first().click();
      await page.getByRole('dialog', { name: 'Pay agent01' }).getByLabel('Withdrawal password').waitFor();
    },
  },
];
