import { atom } from 'nanostores';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

/** Protection of a member; amounts in major units, session lengths in minutes. */
export interface MemberSafety {
  readonly limits: readonly {
    readonly kind: string;
    readonly period: string;
    readonly amount: number | null;
    readonly left: number | null;
    readonly pending: { readonly amount: number | null; readonly readyAt: number } | null;
  }[];
  readonly realityCheck: number;
  readonly sitting: {
    readonly startedAt: number;
    readonly checkAt: number;
    readonly staked: number;
    readonly won: number;
  } | null;
  /** The undecided identity review; `closedAccount` has the same name and birthday. */
  readonly review: { readonly openedAt: number; readonly closedAccount: string } | null;
  /** Accounts with an undecided identity review. */
  readonly reviews: readonly string[];
  readonly closure: { readonly kind: string; readonly endsAt: number | null } | null;
  readonly sessions: readonly { readonly name: string; readonly way: string; readonly usedAt: number }[];
  readonly app: { readonly code: string; readonly recoveryCodes: number; readonly endsAt: number | null } | null;
  readonly passkeys: readonly string[];
}

/** Account that the panel shows. */
export const $guarded = atom('player01');

const path = (): string => worldPath(`/members/${$guarded.get()}/safety`);

export const safety = resource<MemberSafety>(path);

export const showSafety = async (account: string): Promise<void> => {
  $guarded.set(account);
  await safety.load();
};

/** Changes the protection; throws Problem. */
export const changeSafety = async (wish: string): Promise<void> => {
  safety.put(await admin<MemberSafety>('POST', path(), { wish }));
};
