import type { Announcement, PromotionTerms } from '#contract/types.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { Localized, LocalizedText } from '#sim/features/shared/localized-text.ts';

export interface AnnouncementDoc extends Doc, Omit<Announcement, 'id' | 'title' | 'summary' | 'content' | 'terms'> {
  /** Page on which it is shown; null for all pages. */
  readonly group: 'm_home' | 'm_reg' | null;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly content: LocalizedText;
  /** Only for members in their first days. */
  readonly isForNewMembers?: boolean;
  /** Brand whose carousel it starts. */
  readonly leads?: string | undefined;
  readonly terms?: Localized<PromotionTerms>;
}

export const announcements = collection<AnnouncementDoc>()('announcement', { type: (it) => it.contentType });

/** Days after the registration in which a member is new. */
export const newMemberDays = 7;
