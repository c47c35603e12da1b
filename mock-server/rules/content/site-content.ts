import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Content, Promotion } from '../../../src/content/read.ts';
import { shows, spanOf } from '../../../src/content/schedule.ts';
import { helpOnWire, promotionOnWire } from '../../../src/content/wire.ts';
import type { HelpItem } from '../../../src/contract/types.ts';
import { helpDigest } from '../../../src/domain/content/digest.ts';
import { codeEnding, productRoot } from '../../engine/product.ts';
import type { World } from '../../engine/world.ts';
import { type AnnouncementDoc, announcement } from './announcements.ts';

const load = createRequire(import.meta.url);
const folder = join(productRoot, 'src/content');

// The parsers of YAML and Markdown wait for the first who asks: they would cost every start a tenth of its time.
const readContent = (): Content =>
  (load(join(folder, `read${codeEnding}`)) as typeof import('../../../src/content/read.ts')).readContent(folder);

const freshFor = 2_000;
let read: { readonly at: number; readonly content: Content } | undefined;

/** What the editors wrote; looked up again now and then, so that an edited file shows without a restart. */
const content = (): Content => {
  const now = performance.now();
  if (!read || now - read.at > freshFor) read = { at: now, content: readContent() };
  return read.content;
};

const asDoc = (entry: Promotion): AnnouncementDoc => {
  const { id, title, summary, content: text, terms, ...rest } = promotionOnWire(entry, 'EN');
  const filipino = promotionOnWire(entry, 'TY');
  return {
    ...rest,
    id: String(id),
    group: null,
    title: { EN: title, TY: filipino.title },
    summary: { EN: summary, TY: filipino.summary },
    content: { EN: text, TY: filipino.content },
    ...(terms && filipino.terms && { terms: { EN: terms, TY: filipino.terms } }),
  };
};

/** Promotions in the editors' order, then those that only the world holds; where both hold one, the world wins. */
export const promotionsOf = ({ state }: World): AnnouncementDoc[] => {
  const files = content().promotions.map(asDoc);
  const known = new Set(files.map((it) => it.id));
  const added = state.by(announcement, 'type', 'PR').filter((it) => !known.has(it.id));
  return [...files.map((it) => state.get(announcement, it.id) ?? it), ...added];
};

const shownHelp = (now: number) => content().help.filter((entry) => shows(spanOf(entry), now));

/** The help centre now, in one language; an announcement of type H with an entry's id replaces it. */
export const helpOf = (world: World, language: 'EN' | 'TY'): HelpItem[] => {
  const own = new Map(world.state.by(announcement, 'type', 'H').map((it) => [it.id, it]));
  return shownHelp(world.now()).map((entry) => {
    const wins = own.get(String(entry.id));
    return wins
      ? { id: entry.id, title: wins.title[language], content: wins.content[language] }
      : helpOnWire(entry, language);
  });
};

/** Marks of what the editors wrote, by language and the topics that show. */
const marks = new WeakMap<Content, Map<string, string>>();

const markOf = (world: World, language: 'EN' | 'TY'): string => {
  const written = content();
  if (world.state.by(announcement, 'type', 'H').length > 0) return helpDigest(helpOf(world, language));
  const known = marks.get(written) ?? new Map<string, string>();
  marks.set(written, known);
  const shown = `${language} ${shownHelp(world.now()).map(({ id }) => id)}`;
  const mark = known.get(shown) ?? helpDigest(helpOf(world, language));
  known.set(shown, mark);
  return mark;
};

/**
 * Marks of the help centre now. Every page's start asks for them: they are made once for what the editors wrote.
 * Undefined while that cannot be read, for a file with a mistake must not keep the site from starting; who asks for help
 * is told of it.
 */
export const helpDigests = (world: World): { readonly EN: string; readonly TY: string } | undefined => {
  try {
    return { EN: markOf(world, 'EN'), TY: markOf(world, 'TY') };
  } catch {
    return undefined;
  }
};
