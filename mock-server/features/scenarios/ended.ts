import type { AnnouncementDoc } from '../content/rules/announcements.ts';

/** The announcement as it is after its end. */
export const ended = (it: AnnouncementDoc, now: number): AnnouncementDoc => ({ ...it, noExpiry: 0, endDate: now - 1 });
