import type { World } from '#sim/core/world.ts';
import { type AnnouncementDoc, announcements } from '../rules/announcements.ts';

/** Ends announcements now, whether editors or the world published them. */
export const endAnnouncements = (world: World, ended: readonly AnnouncementDoc[]): void => {
  for (const it of ended) world.state.put(announcements, { ...it, noExpiry: 0, endDate: world.now() - 1 });
};
