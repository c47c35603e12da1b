import { z } from 'zod';
import { cardTermsOf, promotionRules } from './figures.ts';

/** A day as editors write it, `YYYY-MM-DD`, in Manila. */
const day = z.iso
  .date({ error: 'must be a day written like 2026-12-31', abort: true })
  .refine((text) => text >= '2020' && text < '2050', {
    error: ({ input }) => `lies in the year ${String(input).slice(0, 4)}; is it misspelt?`,
  });

const line = (most: number) => z.string().trim().min(1).max(most);

/** The same words in both languages, each at most so long. */
const both = (most: number) => z.strictObject({ en: line(most), fil: line(most) });

const link = z
  .string()
  .regex(/^(\/m\/[\w/?=&.#-]+|https:\/\/\S+)$/, { error: 'must start with /m/ (a page of ours) or https://' });

const picture = z.string().regex(/^\/(banners\/[a-z-]+|content\/[\w./-]+)\.(webp|avif|jpg|png)$/, {
  error: 'must be a drawn banner (/banners/name.webp) or a file in public/content (/content/name.webp)',
});

const name = z.string().optional().describe('Name of the folder; the browser editor keeps it.');

const schedule = {
  from: day.optional().describe('First day on which it shows, in Manila. Leave out to show it at once.'),
  until: day.optional().describe('Last day on which it shows. Leave out when it has no end.'),
};

const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  !from || !until || from <= until;
const order = { error: 'is before the first day', path: ['until'] };

export const promotion = z
  .strictObject({
    name,
    id: z.int().positive().describe('Number of the promotion, in its address. Never use one twice.'),
    order: z.number().describe('Place in the list: smaller comes first.'),
    categories: z.array(z.int()).min(1).describe('Numbers from promotion-categories.yaml.'),
    image: picture.describe('Picture of the card, 780 × 400.'),
    ...schedule,
    from: day.describe('First day on which it shows, in Manila.'),
    title: both(60).describe('Name of the promotion; two lines on a card.'),
    headline: both(44).describe('The few words on the picture.'),
    summary: both(150).describe('The terms in one or two plain sentences.'),
    rule: z
      .string()
      .refine((rule) => rule in promotionRules, {
        error: ({ input }) =>
          `"${String(input)}" does not exist; choose one of ${Object.keys(promotionRules).join(', ')}`,
      })
      .describe('The rule that pays it; its figures are shown on the card.'),
    action: z
      .strictObject({
        link: link.describe('Where the button leads.'),
        label: both(28).describe('Words on the button.'),
      })
      .describe('The button under the text.'),
  })
  .refine(inOrder, order)
  .transform((entry) => ({ ...entry, terms: cardTermsOf(entry.rule) }));

export const help = z
  .strictObject({
    name,
    id: z.int().positive().describe('Number of the entry. Never use one twice.'),
    order: z.number().describe('Place in the list: smaller comes first.'),
    ...schedule,
    title: both(40).describe('Name of the topic in the list at the left.'),
  })
  .refine(inOrder, order);

export const page = z.strictObject({
  name,
  updated: day.describe('The day of the last change that matters.'),
  title: both(60).describe('Heading of the text.'),
});

export const categories = z.array(z.strictObject({ id: z.int().positive(), en: line(24), fil: line(24) })).min(1);

export type PromotionData = z.output<typeof promotion>;
export type HelpData = z.output<typeof help>;
export type PageData = z.output<typeof page>;
export type Category = z.output<typeof categories>[number];

/** Most characters of a text below the fields, by kind. */
export const textLimits = { promotions: 3000, help: 2000, pages: 12_000 } as const;
