import { shows, spanOf } from './schedule.ts';
import { helpOnWire, wireOf } from './wire.ts';
import { writtenContent } from './written.ts';

/**
 * Returns all help entries in one language, in order. Scheduled entries are included, because the document outlives
 * today.
 */
export const helpPages = (locale: string, now = Date.now()) =>
  writtenContent().help.map((entry) => ({
    item: helpOnWire(entry, wireOf(locale)),
    span: spanOf(entry),
    runs: shows(spanOf(entry), now),
  }));
