import * as z from 'zod';
import { categories as gameCategories } from '#contract/games/categories.ts';
import { hourMs } from '#lib/dates/units.ts';
import { city } from '#markets/current.ts';
import { birthday } from './birthday-terms.ts';
import { cashback } from './cashback-terms.ts';
import { depositBonus } from './deposit-bonus-terms.ts';
import { day, line, linesOf, link, moment, picture, textOf, texts } from './field-schemas.ts';
import { leaderboard } from './leaderboard-terms.ts';
import { mechanicNames, mechanics } from './mechanics.ts';
import { missions } from './mission-terms.ts';
import { raffle } from './raffle-terms.ts';
import { referral } from './referral-terms.ts';
import { dayMs, type Span, spanOf } from './schedule.ts';
import { contentLocales, type Text } from './text.ts';

const name = z.string().optional().describe('Folder name. The browser editor fills it in.');

const schedule = {
  from: moment.optional().describe(`First day, or day and time, in ${city}. Leave empty to show it immediately.`),
  until: moment
    .optional()
    .describe(`Last day, or the day and time at which it ends, in ${city}. Leave empty for no end.`),
};

const inOrder = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  !from || !until || spanOf({ from }).from < (spanOf({ until }).until ?? 0);

// Rules of several fields are reported beside problems of other fields.
const whenDated = { when: ({ value }: { value: unknown }) => z.object(schedule).safeParse(value).success };
const whenObject = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

const order = { ...whenDated, error: 'is before the start date', path: ['until'] };

export const promotion = z
  .strictObject({
    name,
    id: z.int().positive().describe('Unique ID, part of the page address.'),
    order: z.number().describe('Position in the list, lowest first.'),
    categories: z.array(z.int()).min(1).describe('Category IDs from promotion-categories.yaml.'),
    image: picture.describe('Card image, 780 × 400 px.'),
    ...schedule,
    from: moment.describe(`First day, or day and time, in ${city}.`),
    title: texts(60).describe('Name of the promotion, up to two lines on the card.'),
    headline: texts(44).describe('Short text on the image.'),
    summary: texts(150).describe('The terms in one or two sentences.'),
    mechanic: z
      .enum(mechanicNames, {
        error: ({ input }) =>
          input === undefined
            ? `is missing. Choose one of ${mechanicNames.join(', ')}`
            : `"${String(input)}" does not exist. Choose one of ${mechanicNames.join(', ')}`,
      })
      .describe('What the promotion gives.'),
    terms: depositBonus.optional().describe('Terms of a deposit bonus. The cashier enforces them, texts show them.'),
    cashback: cashback.optional().describe('Terms of a cashback. It is granted by them, texts show them.'),
    missions: missions.optional().describe('Terms of missions. Rewards are paid by them, texts show them.'),
    referral: referral
      .optional()
      .describe('Terms of rewards for invited friends. They are paid by them, texts show them.'),
    leaderboard: leaderboard
      .optional()
      .describe('Terms of a weekly leaderboard. Prizes are paid by them, texts show them.'),
    raffle: raffle.optional().describe('Terms of a raffle. Winners are drawn by them, texts show them.'),
    birthday: birthday.optional().describe('Terms of a birthday gift. It is given by them, texts show them.'),
    action: z
      .strictObject({
        link: link.describe('Where the button goes.'),
        label: texts(28).describe('Button label.'),
      })
      .describe('The button below the text.'),
  })
  .refine(inOrder, order)
  .superRefine((entry, { addIssue }) => {
    for (const [mechanic, { field, owner }] of Object.entries(mechanics)) {
      if (entry.mechanic === mechanic && !entry[field])
        addIssue({ code: 'custom', path: [field], message: 'are missing' });
      if (entry.mechanic !== mechanic && entry[field])
        addIssue({
          code: 'custom',
          path: [field],
          message: `belong to ${owner} only. Remove them or choose that mechanic`,
        });
    }
  })
  .refine(({ raffle, until }) => !raffle || until, {
    ...whenObject,
    error: 'is missing. The winners of the raffle are drawn then',
    path: ['until'],
  })
  .transform((entry) => {
    const own = Object.values(mechanics).find(({ field }) => entry[field]);
    return { ...entry, card: own?.cardOf(entry[own.field]) };
  });

export const help = z
  .strictObject({
    name,
    id: z.int().positive().describe('Unique ID.'),
    order: z.number().describe('Position in the list, lowest first.'),
    ...schedule,
    title: texts(40).describe('Name of the topic in the topic list.'),
    categories: z
      .array(z.enum(gameCategories))
      .optional()
      .describe('Shown only by brands with games of one of these categories. Leave empty for all.'),
  })
  .refine(inOrder, order);

/**
 * What an announcement is: picture in the carousel, line of news, dialog on home, note for agents, or a planned maintenance,
 * which is announced as news and closes the site from its first to its last moment.
 */
export const announcementKinds = ['banner', 'news', 'popup', 'agents', 'maintenance'] as const;

/** Longest planned maintenance, hours: a wrong day or year would close the site for long. */
const maxMaintenanceHours = 24;

const lastsTooLong = ({ from, until }: Span): boolean => until !== null && until - from > maxMaintenanceHours * hourMs;

export const announcement = z
  .strictObject({
    name,
    id: z.int().positive().describe('Unique ID.'),
    kind: z
      .enum(announcementKinds, { error: `must be one of ${announcementKinds.join(', ')}` })
      .describe('Banner, line of news, pop-up, note for agents, or planned maintenance, which closes the site.'),
    order: z.number().describe('Position among banners, lowest first; the others are shown newest first.'),
    page: z.enum(['home', 'register']).default('home').describe('Page of a banner.'),
    members: z
      .enum(['all', 'new'], { error: 'must be "all" or "new"' })
      .default('all')
      .describe('Who sees it: everybody, or only members in their first days.'),
    ...schedule,
    age: z.int().min(0).optional().describe('For samples, instead of a first day: days since it was published.'),
    lasts: z.int().positive().optional().describe('For samples: days from the first to the last.'),
    title: texts(80).describe('Heading; on a banner, the words on the picture.'),
    summary: texts(100).optional().describe('Line above or below the title.'),
    image: picture.optional().describe('Picture, 780 × 400 px. A banner needs one.'),
    link: link.optional().describe('Where a tap leads.'),
    offer: z.literal('firstDeposit').optional().describe('Hidden from members who cannot take this offer.'),
    leads: z.string().optional().describe('Brand whose carousel it starts; others do not show it.'),
  })
  .refine(inOrder, order)
  .refine(({ kind, image }) => kind !== 'banner' || image, {
    ...whenObject,
    error: 'is missing. A banner needs a picture',
    path: ['image'],
  })
  .refine(({ kind, from }) => kind !== 'maintenance' || from, {
    ...whenObject,
    error: 'is missing. The site is closed from then on',
    path: ['from'],
  })
  .refine(({ kind, until }) => kind !== 'maintenance' || until, {
    ...whenObject,
    error: 'is missing. The site is closed until then',
    path: ['until'],
  })
  .refine(
    ({ kind, from, until }) => kind !== 'maintenance' || !from || !until || !lastsTooLong(spanOf({ from, until })),
    {
      ...whenDated,
      error: `is more than ${maxMaintenanceHours} hours after the start date. The site is closed until then`,
      path: ['until'],
    },
  )
  .refine(({ page, members }) => page !== 'register' || members === 'all', {
    ...whenObject,
    error: 'must be "all" on the registration page, which members do not see',
    path: ['members'],
  })
  .refine(({ from, age }) => !from || age === undefined, {
    ...whenObject,
    error: 'and a start date exclude each other',
    path: ['age'],
  });

/** A day that has started in at least one time zone. */
const pastDay = day.refine((text) => Date.parse(text) < Date.now() + dayMs, { error: 'is in the future' });

export const page = z.strictObject({
  name,
  updated: pastDay.describe('Date of the last material change.'),
  title: texts(60).describe('Page heading.'),
});

export interface Category {
  readonly id: number;
  readonly name: Text;
}

/** A row of games of the game centre. */
export interface Collection {
  readonly title: Text;
  readonly games: readonly string[] | undefined;
  readonly pick: 'new' | undefined;
  readonly link: string | undefined;
}

export const categories = z.strictObject({
  categories: z
    .array(
      z
        .strictObject({ id: z.int().positive(), ...linesOf(24) })
        .transform((entry): Category => ({ id: entry.id, name: textOf(entry) })),
    )
    .min(1)
    .superRefine((all, { addIssue }) => {
      for (const [index, { id }] of all.entries())
        if (all.findIndex((it) => it.id === id) < index)
          addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is already used by another category` });
      for (const language of contentLocales)
        for (const [index, { name: names }] of all.entries())
          if (all.findIndex((it) => it.name[language] === names[language]) < index)
            addIssue({
              code: 'custom',
              path: [index, language],
              message: `"${names[language]}" is already another category`,
            });
    }),
});

const collection = z
  .strictObject({
    ...linesOf(40),
    games: z.array(line(60)).min(3).max(8).optional(),
    pick: z.enum(['new'], { error: 'must be "new"' }).optional(),
    link: link.optional(),
  })
  .refine(({ games, pick }) => (games === undefined) !== (pick === undefined), {
    error: 'needs either "games" or "pick: new"',
    path: ['games'],
  })
  .transform((entry): Collection => {
    const { games, pick, link } = entry;
    return { title: textOf(entry), games, pick, link };
  });

export const collections = z.strictObject({ collections: z.array(collection).min(1) });

export type PromotionData = z.output<typeof promotion>;
export type AnnouncementData = z.output<typeof announcement>;
export type HelpData = z.output<typeof help>;
export type PageData = z.output<typeof page>;

/** Maximum length of the Markdown text, by folder. */
export const textLimits = { announcements: 1500, promotions: 3000, help: 2000, pages: 12_000 } as const;
