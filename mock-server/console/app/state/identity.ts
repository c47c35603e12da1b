import { atom } from 'nanostores';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

interface IdentityCase {
  readonly status: string;
  readonly documentType: string;
  /** Null after it was deleted. */
  readonly documentNumber: string | null;
  readonly fullName: string;
  readonly birthday: string;
  readonly submittedAt: number;
  readonly decidedAt: number | null;
  readonly expiresAt: number | null;
  readonly reasons: readonly string[];
  readonly pictures: readonly string[];
  /** Null if the account has no name to compare with. */
  readonly matchesName: boolean | null;
  readonly matchesBirthday: boolean | null;
  readonly otherAccounts: readonly { readonly account: string; readonly closed: boolean }[];
}

export interface IdentityView {
  readonly case: IdentityCase | null;
  readonly cases: readonly { readonly account: string; readonly status: string; readonly submittedAt: number }[];
}

export type IdentityInput =
  | { readonly decision: 'approve' | 'expire' }
  | { readonly decision: 'reject'; readonly reasons: readonly string[] }
  | { readonly decision: 'more'; readonly reasons: readonly string[]; readonly pictures: readonly string[] };

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
