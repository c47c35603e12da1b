import { atom } from 'nanostores';
import type { MemberSafety } from '#sim/admin/safety.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

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
