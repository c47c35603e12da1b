import { expect, test } from 'vitest';
import { verifyBackend } from '#sim/optional/verify/verify.ts';
import { startDocumentBackend } from '#tests/support/document-backend.ts';
import { startSimulator } from '#tests/support/simulator.ts';

/** Domains of accounts and wallets. */
const only = [
  '/wps/session/*',
  '/wps/member/*',
  '/wps/wallets/*',
  '/wps/relay/DEP_*',
  '/wps/transaction/*',
  '/wps/verification*',
];

const member = { username: 'ana01', password: 'Sampaguita7' };

test('a backend built from the OpenAPI document passes the verification of accounts and wallets @X23', async () => {
  const { origin } = await startSimulator();
  const document = await (await fetch(`${origin}/__admin/openapi.json`)).json();
  const base = await startDocumentBackend(document as never, member);
  const { username: account, password } = member;
  const { findings, checked, skipped } = await verifyBackend({ base, account, password, write: true, only });
  expect(findings).toEqual([]);
  expect(checked.length).toBeGreaterThan(60);
  expect([...skipped].filter(([, why]) => why !== 'left out by --only').length).toBeLessThan(5);
});
