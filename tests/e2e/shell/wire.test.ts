import { seedPassword } from '#tests/support/login-session.ts';
import { expect, test } from '#tests/support/test.ts';
import { day, expectCalls, token } from '#tests/support/wire.ts';

const kpi = { method: 'GET', module: 'AGEINFO3', query: { startDate: day, endDate: day, size: '0' }, token } as const;

test('the agent area sends the requests of the specification', { tag: ['@R256', '@R258', '@R259'] }, async ({
  page,
  signIn,
}) => {
  await signIn('agent01');
  await expectCalls(page, '/m/agent', [
    { ...kpi, path: '/wps/relay/ODSFE2_TeamKPIA' },
    { ...kpi, path: '/wps/relay/ODSFE2_TeamKPIB' },
    { ...kpi, path: '/wps/relay/ODSFE2_teamKPIC' },
    { method: 'GET', path: '/wps/member/info/funds/consolidated', token },
  ]);
  const accept = async () => {
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  };
  await expectCalls(
    page,
    '/m/member/agent/getSalaryContract',
    [
      { method: 'GET', path: '/wps/agent/contract/salary/daily', module: 'COMM3', token },
      {
        method: 'GET',
        path: '/wps/agent/contract/salary/daily/process',
        module: 'DAILYSALCONT3',
        query: { accept: 'true', requestId: /./ },
        token,
        key: true,
      },
    ],
    accept,
  );
  await expectCalls(
    page,
    '/m/member/agent/getHourContract',
    [
      {
        method: 'POST',
        path: '/wps/agent/contract/salary/hour/process',
        module: 'HOURSAL3',
        body: { accept: true, requestId: expect.any(String) },
        token,
        key: true,
      },
    ],
    accept,
  );
});

test('member pages send the requests of the specification', { tag: ['@R243', '@R244', '@R253'] }, async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  await expectCalls(page, '/m/webEmail', [{ method: 'GET', path: '/wps/relay/CSP_getInbox', module: 'INBOX3', token }]);
  await expectCalls(page, '/m/voucherCenter', [
    { method: 'GET', path: '/wps/relay/DEP_banksByVendor', token },
    { method: 'GET', path: '/wps/relay/DEP_promoList', token },
  ]);
  await expectCalls(page, '/m/member/benefits', [
    { method: 'GET', path: '/wps/member/club', module: 'MEMCLUB3', token },
  ]);
  await expectCalls(page, '/m/rewardCenter', [
    { method: 'GET', path: '/wps/promotion/available', module: 'REWCEN3', token },
  ]);
  const launch = { vendor: 'NONE', gameId: 'none-1', nodeId: 999_999, category: 'RNG', showChoice: false };
  await expectCalls(page, '/m/outerApp?vendor=NONE&gameId=none-1&nodeId=999999&category=RNG', [
    { method: 'POST', path: '/wps/game/launchGame', body: launch, token },
  ]);
});

test('a login is encrypted and names its key in a header', { tag: ['@R224', '@A81'] }, async ({ page }) => {
  await page.goto('/m/login');
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/session/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('player01');
  await page.locator('input[name="password"]').fill(seedPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const request = await sent;
  const headers = await request.allHeaders();
  expect(request.method()).toBe('POST');
  expect(headers.encryption).toMatch(/^RSA-OAEP-256; kid=\S+$/);
  expect(headers['content-type']).toContain('application/json');
  expect(request.postData()).not.toContain(seedPassword);
});
