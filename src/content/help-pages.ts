import { shows, spanOf } from './schedule.ts';
import { helpOnWire } from './wire.ts';
import { writtenContent } from './written.ts';

/** The entries of the help centre in one language, in order; entries of other days included, for the day they come. */
export const helpPages = (locale: 'en' | 'fil', now = Date.now()) =>
  writtenContent().help.map((entry) => ({
    item: helpOnWire(entry, locale === 'fil' ? 'TY' : 'EN'),
    span: spanOf(entry),
    runs: shows(spanOf(entry), now),
  }));
