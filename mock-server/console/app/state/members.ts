import { atom } from 'nanostores';
import { brands } from '#brands/all.ts';
import { brand } from '#brands/current.ts';
import { keys } from '#lib/storage/keys.ts';
import type { MemberDetail, MemberSummary } from '#sim/admin/members.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';
import { brandInPreview, refreshSite } from './site.ts';

export const members = resource<{ readonly members: readonly MemberSummary[] }>(() => worldPath('/members'));
export const ledgerCheck = resource<{ readonly sound: boolean; readonly faults: readonly unknown[] }>(() =>
  worldPath('/ledger'),
);

/** Account that the members panel shows. */
export const $shown = atom<string | null>(null);

export const detail = resource<MemberDetail | null>(() => worldPath(`/members/${$shown.get() ?? 'player01'}`));

export const showMember = async (account: string): Promise<void> => {
  $shown.set(account);
  await detail.load();
};

const loggedInAccount = (): string | null => {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(keys.session.session) ?? 'null') as { userName?: string } | null)?.userName ??
      null
    );
  } catch {
    return null;
  }
};

/** The member who is logged in in the preview; the frame shares this tab's session storage. */
export const $player = atom<string | null>(loggedInAccount());

/** Updates the logged-in member; call it when the page in the preview may have logged a member in or out. */
export const refreshPlayer = (): void => $player.set(loggedInAccount());

/** Logs a member in in the preview, or logs out if null. Throws Problem. */
export const playAs = async (account: string | null): Promise<void> => {
  if (account === null) sessionStorage.removeItem(keys.session.session);
  else {
    const session = await admin<object>('POST', worldPath(`/members/${account}/session`));
    const { merchantCode } = brands[brandInPreview()] ?? brand;
    sessionStorage.setItem(keys.session.session, JSON.stringify({ ...session, merchantCode }));
  }
  refreshPlayer();
  refreshSite('page');
};
