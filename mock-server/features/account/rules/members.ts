import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { mobileKey } from '#features/account/model/mobile.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import { mailboxKey, similarMailboxKey } from './person-spelling.ts';

export type Contact = 'mobile' | 'email';

/** An account of the backend. `staff` is not a member. */
export interface Member extends Doc {
  readonly account: string;
  readonly type: number;
  readonly staff: boolean;
  readonly nickname: string;
  /** See `hashPassword`. */
  readonly password: string;
  /** Registered through a provider or by mobile number only, without a password so far. */
  readonly passwordless?: boolean;
  readonly registeredAt: number;
  /** Id of the upline agent. */
  readonly upline: string | null;
  readonly icon: number;
  readonly mobile: string | null;
  readonly email: string | null;
  /** Contacts that were entered at registration without a code, and not confirmed since. See `unverifiedContactsOf`. */
  readonly unverified?: readonly Contact[];
  readonly disabled: boolean;
  /** The next login must change the password. */
  readonly firstTimeLogin: boolean;
  /** Created by the upline: with the first password, which the upline knows, or already with the member's own. */
  readonly openedByUpline?: 'first-password' | 'own-password';
  readonly level: number;
}

/** Defaults of a new account. */
export const memberDefaults = {
  type: 0,
  staff: false,
  nickname: '',
  upline: null,
  icon: 1,
  mobile: null,
  email: null,
  disabled: false,
  firstTimeLogin: false,
  level: 1,
} as const satisfies Partial<Member>;

export const members = collection<Member>()('member', {
  account: (it) => it.account.toLowerCase(),
  upline: (it) => it.upline,
  mobile: (it) => it.mobile,
  email: (it) => it.email && mailboxKey(it.email),
  number: (it) => it.mobile && mobileKey(it.mobile),
  similarEmail: (it) => it.email && similarMailboxKey(it.email),
});

/**
 * Returns the contacts of a member that no code has confirmed. Accounts that an earlier version opened do not state them:
 * all their contacts may have been typed. Those of seeded members are confirmed.
 */
export const unverifiedContactsOf = (state: State, { id, unverified }: Member): readonly Contact[] =>
  unverified ?? (state.base.get(members.name)?.has(id) ? [] : ['mobile', 'email']);

/** Returns the account name of a member; the id itself if it is unknown. */
export const accountNameOf = (state: State, memberId: string): string =>
  state.get(members, memberId)?.account ?? memberId;

export const memberByAccount = (state: State, account: string): Member | undefined =>
  state.by(members, 'account', account.toLowerCase())[0];

// Cheap on purpose: accounts are simulated, and the soak test logs in a hundred thousand times.
const cost = { N: 256 };

// Keyboards compose accents in different ways; the hash is that of the composed form.
const derive = (password: string, salt: string): Buffer => scryptSync(password.normalize('NFC'), salt, 32, cost);

/** Returns `salt:hash` of a password. Callers take the salt from the world so that equal seeds give equal worlds. */
export const hashPassword = (password: string, salt = randomBytes(8).toString('hex')): string =>
  `${salt}:${derive(password, salt).toString('hex')}`;

export const passwordMatches = (password: string, stored: string): boolean => {
  const [salt, hash] = stored.split(':');
  if (!salt || !hash) return false;
  return timingSafeEqual(derive(password, salt), Buffer.from(hash, 'hex'));
};
