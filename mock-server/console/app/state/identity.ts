import { atom } from 'nanostores';
import type { z } from 'zod';
import type { IdentityView, identityInput } from '#sim/admin/identity.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export type IdentityInput = z.infer<typeof identityInput>;

/** Account that the panel shows. */
export const $applicant = atom('player01');

const path = (): string => worldPath(`/members/${$applicant.get()}/identity`);

export const identity = resource<IdentityView>(path);

/** Returns the address of a picture of the shown case. */
export const pictureAddress = (picture: string, submittedAt: number): string =>
  `/__admin${path()}/${picture}?of=${submittedAt}`;

let isPicked = false;

export const showApplicant = async (account: string): Promise<void> => {
  isPicked = true;
  $applicant.set(account);
  await identity.load();
};

/** Shows the newest documents that wait for a decision, unless an account was picked before. */
export const showPending = async ({ cases: [first] }: IdentityView): Promise<void> => {
  if (!isPicked && first?.status === 'pending') await showApplicant(first.account);
};

/** Decides the shown case; throws Problem. */
export const decideIdentity = async (input: IdentityInput): Promise<void> => {
  identity.put(await admin<IdentityView>('POST', path(), input));
};
