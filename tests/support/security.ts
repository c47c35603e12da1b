import { expect } from 'vitest';
import type { WorldClient } from './simulator.ts';

/** Login password of every seeded member. */
export const loginPassword = 'Passw0rd1';

/** Confirms that the logged-in member is the owner, as changes of name or birthday require. */
export const confirmOwner = async (world: WorldClient): Promise<void> => {
  const body = { purpose: 'contact', password: loginPassword } as const;
  expect((await world.call('confirmIdentity', { body })).status).toBe(200);
};

interface Letter {
  readonly to: string;
  readonly code: string | null;
  readonly temporaryPassword: string | null;
  readonly text: { readonly EN: string };
}

/** Returns messages that reached players outside the site, newest first. */
export const outside = async (world: WorldClient) =>
  (
    await world.admin<{
      readonly sms: readonly { readonly mobile: string; readonly code: string }[];
      readonly mails: readonly Letter[];
      readonly texts: readonly Letter[];
    }>('GET', '/codes')
  ).body;

/** Requests a code for an address; returns it. */
export const codeFor = async (world: WorldClient, email: string): Promise<string> => {
  expect((await world.call('emailCode', { body: { email } })).status).toBe(200);
  return (await outside(world)).mails.find(({ to, code }) => to === email && code)?.code ?? '';
};

/** Changes the address of the logged-in member. */
export const changeEmail = async (world: WorldClient, email: string): Promise<void> => {
  const body = { email, verificationCode: await codeFor(world, email), loginPassword };
  expect((await world.call('updateEmail', { body })).status).toBe(200);
};
