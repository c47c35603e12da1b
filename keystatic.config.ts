import { collection, config, fields, singleton } from '@keystatic/core';
import { brands } from '#brands/all.ts';
import { brand as ownBrand } from '#brands/current.ts';
import { categories as gameCategories } from '#contract/games/categories.ts';
import { bannerIds } from './mock-server/art/banner-ids.ts';
import {
  articles,
  choice,
  from,
  id,
  inEach,
  name,
  order,
  pageTexts,
  translated,
  until,
} from './scripts/editor/form-fields.ts';
import { pictureField } from './scripts/editor/picture-field.tsx';
import { termFields } from './scripts/editor/term-fields.ts';
import type { Mechanic } from './src/content/mechanics.ts';
import type { announcementKinds } from './src/content/schema.ts';
import { maxParagraph } from './src/content/word-limits.ts';
import { readYaml } from './src/content/yaml-file.ts';

/*
 * The local editor: `npm run dev`, then /keystatic. It writes the same files that editors may change by hand;
 * `npm run content` checks both. Limits and words of help follow src/content/schema.ts.
 */

const market = brands[ownBrand.id]?.market;
const categoryFiles: Readonly<Record<string, string>> = import.meta.glob(
  ['/src/content/promotion-categories.yaml', '/src/content/markets/*/promotion-categories.yaml'],
  { query: '?raw', import: 'default', eager: true },
);
const marketFolder = `src/content/markets/${market}`;
/** Folder of the entries of the brand's market. */
const folder = `/${marketFolder}/promotion-categories.yaml` in categoryFiles ? marketFolder : 'src/content';

type Named = Readonly<Record<string, string>> & { readonly id: number };
const named =
  (readYaml(categoryFiles[`/${folder}/promotion-categories.yaml`] ?? '').data as { categories?: Named[] } | undefined)
    ?.categories ?? [];
const byName = fields.multiselect({
  label: 'Categories',
  options: named.map(({ id, ...names }) => ({
    label: [...new Set(Object.values(names))].join(' · '),
    value: String(id),
  })),
});
/** Chosen by name; the file keeps the numbers. */
const categories: typeof byName = {
  ...byName,
  parse: (value) => byName.parse(Array.isArray(value) ? value.map(String) : value),
  serialize: (value) => ({ value: value.map(Number) }),
};

const [firstBanner, ...otherBanners] = bannerIds;
const drawn = (id: string) => ({ label: `Drawn: ${id}`, value: `/slides/${id}.webp` });
const pictures = [drawn(firstBanner), ...otherBanners.map(drawn)] as const;
const image = pictureField('A drawn banner, or your own photo.', pictures);
const optionalImage = pictureField('A banner needs one.', [{ label: 'None', value: '' }, ...pictures]);

const kindNames: Readonly<Record<(typeof announcementKinds)[number], string>> = {
  banner: 'Banner in the carousel',
  news: 'News, in the list of announcements',
  popup: 'Pop-up on home',
  agents: 'Note for agents',
  maintenance: 'Maintenance: closes the site from the first to the last moment',
};
const mechanicNames: Readonly<Record<Mechanic, string>> = {
  depositBonus: 'Deposit bonus',
  cashback: 'Cashback',
  referral: 'Reward for invited friends',
  missions: 'Missions',
  leaderboard: 'Leaderboard',
  raffle: 'Raffle',
  birthday: 'Birthday gift',
  text: 'Only a text, no money',
};

/** Brands of the market: they share its entries. */
const brandIds = Object.values(brands).flatMap((brand) => (brand.market === market ? [brand.id] : []));

const categoryName = (label: string) => fields.text({ label, validation: { length: { min: 1, max: 24 } } });

/** Texts of the footer and the maintenance page; empty fields keep the usual text. */
const paragraph = (label: string, description?: string) => translated(label, maxParagraph, description, 0);

const wordsFormOf = (brand: string): string => `words-${brand}`;

/** Texts of screens that a brand changes; one form per brand. */
const wordsOf = (brand: string) =>
  singleton({
    label: `${brand}: footer, maintenance, words`,
    path: `src/content/words/${brand}`,
    format: { data: 'yaml' },
    schema: {
      siteShell: fields.object(
        {
          legalTag: paragraph('First line'),
          legalHelp: paragraph('Help line', 'Contains {line}, the telephone number.'),
          legalLicence: paragraph('Licence', 'Regulator and number of the licence.'),
          copyright: paragraph('Last line', 'Contains {year} and {brand}.'),
        },
        { label: 'Footer of every page', description: 'Empty fields keep the usual text.' },
      ),
      siteStates: fields.object(
        {
          maintenanceTitle: translated('Title', 26, undefined, 0),
          maintenanceText: paragraph('Text'),
        },
        {
          label: 'Page during maintenance',
          description: 'When it is closed is an entry of “Banners, news, pop-ups” of the kind maintenance.',
        },
      ),
      words: fields.array(
        fields.object({
          key: fields.text({
            label: 'Text',
            description: 'Its name, such as cashierDeposit.title. Search it with “Find words”.',
            validation: { length: { min: 1 } },
          }),
          ...inEach((label) => fields.text({ label, validation: { length: { min: 1 } } })),
        }),
        {
          label: 'Changed texts',
          description: 'Keep names in braces, such as {amount}. At most half longer than the usual text.',
          itemLabel: ({ fields }) => fields.key.value,
        },
      ),
    },
  });

export default config({
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Content' },
    navigation: {
      Content: ['promotions', 'announcements', 'help', 'pages'],
      'Lists of the site': ['promotion-categories', 'game-collections'],
      // The type knows only the names of forms that are written out.
      'Words of a brand': brandIds.map(wordsFormOf) as '---'[],
    },
  },
  singletons: {
    'promotion-categories': singleton({
      label: 'Categories of promotions',
      path: `${folder}/promotion-categories`,
      format: { data: 'yaml' },
      schema: {
        categories: fields.array(fields.object({ id, ...inEach(categoryName) }), {
          label: 'Categories',
          description:
            'In the order of the tabs. A category without promotions is hidden. Remove one only after its promotions.',
          itemLabel: ({ fields }) => fields.en.value,
        }),
      },
    }),
    'game-collections': singleton({
      label: 'Rows of games',
      path: `${folder}/game-collections`,
      format: { data: 'yaml' },
      schema: {
        collections: fields.array(
          fields.object({
            ...inEach((label) => fields.text({ label, validation: { length: { min: 1, max: 40 } } })),
            games: fields.array(fields.text({ label: 'Game', description: 'Its name as in the lobby.' }), {
              label: 'Games',
              description: '3 to 8; none if the row shows the newest games.',
              itemLabel: ({ value }) => value,
            }),
            pick: choice(
              'Games chosen automatically',
              { '': 'None', new: 'The newest games' },
              'Instead of a list of games.',
            ),
            link: fields.text({
              label: '“See all” leads to',
              description: 'Such as /m/gameList?gameType=PVP, or empty.',
            }),
          }),
          {
            label: 'Rows of the game centre',
            description: 'In this order.',
            itemLabel: ({ fields }) => fields.en.value,
          },
        ),
      },
    }),
    ...Object.fromEntries(brandIds.map((brand) => [wordsFormOf(brand), wordsOf(brand)])),
  },
  collections: {
    promotions: collection({
      label: 'Promotions',
      path: `${folder}/promotions/*/`,
      slugField: 'name',
      format: { data: 'yaml' },
      previewUrl: '/keystatic-preview/promotions/{slug}',
      schema: {
        name,
        id,
        order,
        categories,
        image,
        from,
        until,
        title: translated('Title', 60),
        headline: translated('Words on the picture', 44),
        summary: translated('Summary of the terms', 150),
        mechanic: choice('What it gives', { '': 'Choose…', ...mechanicNames }, 'Required.'),
        ...termFields,
        action: fields.object(
          {
            link: fields.text({ label: 'Leads to', description: 'Such as /m/voucherCenter.' }),
            label: translated('Words', 28),
          },
          { label: 'Button' },
        ),
        ...articles('promotions'),
      },
    }),
    announcements: collection({
      label: 'Banners, news, pop-ups',
      path: `${folder}/announcements/*/`,
      slugField: 'name',
      format: { data: 'yaml' },
      previewUrl: '/keystatic-preview/announcements/{slug}',
      schema: {
        name,
        id,
        kind: choice('Kind', { '': 'Choose…', ...kindNames }, 'Required.'),
        order,
        page: choice(
          'Page of a banner',
          { home: 'Home', register: 'Registration' },
          'For banners; leave other kinds on Home.',
        ),
        members: choice(
          'Who sees it',
          { all: 'Everybody', new: 'Members in their first 7 days' },
          'A banner of the registration page is for everybody.',
        ),
        from,
        until,
        age: fields.integer({ label: 'Age in days', description: 'For samples without a first day.' }),
        lasts: fields.integer({ label: 'Days that it lasts', description: 'For samples without a last day.' }),
        title: translated('Title', 80),
        summary: translated('Line with the title', 100, 'May stay empty.', 0),
        image: optionalImage,
        link: fields.text({ label: 'Leads to', description: 'Such as /m/activity, or empty.' }),
        offer: choice(
          'Offer',
          { '': 'None', firstDeposit: 'First deposit' },
          'Hides a banner of the first deposit from members who have made one.',
        ),
        leads: choice(
          'Starts the carousel of',
          { '': 'No brand', ...Object.fromEntries(brandIds.map((brand) => [brand, brand])) },
          'The banner comes first in this brand, whatever its order.',
        ),
        ...articles('announcements', 'A banner needs none.'),
      },
    }),
    help: collection({
      label: 'Help',
      path: `${folder}/help/*/`,
      slugField: 'name',
      format: { data: 'yaml' },
      previewUrl: '/keystatic-preview/help/{slug}',
      schema: {
        name,
        id,
        order,
        from,
        until,
        title: translated('Topic', 40),
        categories: fields.multiselect({
          label: 'Games',
          description: 'Shown only by brands with games of one of these categories; by all if none is chosen.',
          options: gameCategories.map((value) => ({ label: value, value })),
        }),
        ...articles('help', 'Each question is a heading.'),
      },
    }),
    pages: collection({
      label: 'Agreement, privacy, responsible play',
      path: `${folder}/pages/*/`,
      slugField: 'name',
      format: { data: 'yaml' },
      previewUrl: '/keystatic-preview/pages/{slug}',
      schema: {
        name,
        updated: fields.date({ label: 'Day of the last change', validation: { isRequired: true } }),
        title: translated('Title', 60),
        ...pageTexts(),
      },
    }),
  },
});
