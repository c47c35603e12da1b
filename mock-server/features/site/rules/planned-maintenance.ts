import { type Span, shows, spanOf } from '#content/schedule.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import { UnreadableContent } from '#sim/features/shared/unreadable-content.ts';

/**
 * Returns the period of the editors' planned maintenance that is under way; undefined without one, or while their files
 * cannot be read.
 */
export const plannedMaintenance = (now: number): Span | undefined => {
  try {
    return content()
      .announcements.filter(({ kind }) => kind === 'maintenance')
      .map((it) => spanOf(it))
      .find((span) => shows(span, now));
  } catch (error) {
    if (error instanceof UnreadableContent) return undefined;
    throw error;
  }
};
