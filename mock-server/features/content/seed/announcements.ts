import { dayMs } from '#lib/dates/units.ts';
import type { World } from '#sim/core/world.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import { announcements } from '../rules/announcements.ts';
import { banners } from './announcement-banners.ts';
import { notices } from './announcement-notices.ts';

const noText: LocalizedText = { EN: '', TY: '' };

export const seedAnnouncements = (world: World): void => {
  for (const notice of [...banners, ...notices]) {
    const startDate = world.now() - notice.age * dayMs;
    world.state.put(announcements, {
      id: String(notice.id),
      contentType: notice.type,
      group: notice.group ?? null,
      title: notice.title,
      summary: notice.summary ?? noText,
      content: notice.content ?? noText,
      startDate,
      endDate: startDate + (notice.lasts || 3650) * dayMs,
      noExpiry: notice.lasts === 0 ? 1 : 0,
      announcementImages: notice.image ? [{ url: notice.image, sequence: 1 }] : [],
      promoAnnouncementCategoryIds: [],
      action: notice.action ?? null,
      ...(notice.offer && { offer: notice.offer }),
    });
  }
};
