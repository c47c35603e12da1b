import { z } from 'zod';
import { cardTermsOf, promotionRules } from './figures.ts';

/** A day as typed by editors, `YYYY-MM-DD`, in Manila. */
const day = z.iso
  .date({ error: 'must be a date like 2026-12-31', abort: true })
  .refine((text) => text >= '2020' && text < '2050', {
    error: ({ input }) => `is in the year ${String(input).slice(0, 4)}. Check the year`,
  });

const line = (max: number) => z.string().trim().min(1).max(max);

/** Returns the schema of a text in both languages, each with at most `max` characters. */
const both = (max: number) => z.strictObject({ en: line(max), fil: line(max) });

const link = z.string().regex(/^(\/m\/[\w/?=&.#-]+|https:\/\/\S+)$/, { error: 'must start with /m/ or https://' });

const picture = z.string().regex(/^\/(banners\/[a-z-]+|content\/[\w./-]+)\.(webp|avif|jpg|png)$/, {
  error: 'must be a banner (/banners/name.webp) or a file in public/content (/content/name.webp)',
});

const name = z.string().optional().describe('Folder name. The browser editor fills it in.');

const schedule = {
  from: day.optional().describe('First day shown, Manila time. Leave empty to show it immediately.'),
  until: day.optional().describe('Last day shown, Manila time. Leave empty for no end date.'),
};

const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  !from || !until || from <= until;
const order = { error: 'is before the start date', path: ['until'] };

export const promotion = z
  .strictObject({
    name,
    id: z.int().positive().describe('Unique ID, part of the page address.'),
    order: z.number().describe('Position in the list, lowest first.'),
    categories: z.array(z.int()).min(1).describe('Category IDs from promotion-categories.yaml.'),
    image: picture.describe('Card image, 780 × 400 px.'),
    ...schedule,
    from: day.describe('First day shown, Manila time.'),
    title: both(60).describe('Name of the promotion, up to two lines on the card.'),
    headline: both(44).describe('Short text on the image.'),
    summary: both(150).describe('The terms in one or two sentences.'),
    rule: z
      .string()
      .refine((rule) => rule in promotionRules, {
        error: ({ input }) =>
          `"${String(input)}" does not exist. Choose one of ${Object.keys(promotionRules).join(', ')}`,
      })
      .describe('The rule that pays the promotion. The card shows its figures.'),
    action: z
      .strictObject({
        link: link.describe('Where the button goes.'),
        label: both(28).describe('Button label.'),
      })
      .describe('The button below the text.'),
  })
  .refine(inOrder, order)
  .transform((entry) => ({ ...entry, terms: cardTermsOf(entry.rule) }));

export const help = z
  .strictObject({
    name,
    id: z.int().positive().describe('Unique ID.'),
    order: z.number().describe('Position in the list, lowest first.'),
    ...schedule,
    title: both(40).describe('Name of the topic in the topic list.'),
  })
  .refine(inOrder, order);

export const page = z.strictObject({
  name,
  updated: day.describe('Date of the last material change.'),
  title: both(60).describe('Page heading.'),
});

export const categories = z.array(z.strictObject({ id: z.int().positive(), en: line(24), fil: line(24) })).min(1);

export const collections = z
  .array(
    z
      .strictObject({
        en: line(40),
        fil: line(40),
        games: z.array(line(60)).min(3).max(8).optional(),
        pick: z.enum(['new'], { error: 'must be "new"' }).optional(),
        link: link.optional(),
      })
      .refine(({ games, pick }) => (games === undefined) !== (pick === undefined), {
        error: 'needs either "games" or "pick: new"',
        path: ['games'],
      }),
  )
  .min(1);

export type PromotionData = z.output<typeof promotion>;
export type HelpData = z.output<typeof help>;
export type PageData = z.output<typeof page>;
export type Collection = z.output<typeof collections>[number];
export type Category = z.output<typeof categories>[number];

/** Maximum length of the Markdown text, by folder. */
export const textLimits = { promotions: 3000, help: 2000, pages: 12_000 } as const;
