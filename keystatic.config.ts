import { collection, config, fields, singleton } from '@keystatic/core';
import { bannerIds } from './mock-server/art/banner-ids.ts';
import { keepTyped, withNames } from './scripts/editor/text.ts';
import { depositBonusFields, mechanics } from './src/content/mechanics.ts';
import categoriesFile from './src/content/promotion-categories.yaml?raw';
import { announcementKinds, type Category } from './src/content/schema.ts';
import { readYaml } from './src/content/yaml-file.ts';
import { depositBonusLimits } from './src/markets/current.ts';

/*
 * The local editor: `npm run dev`, then /keystatic. It writes the same files that editors may change by hand;
 * `npm run content` checks both. Limits and words of help follow src/content/schema.ts.
 */

const both = (label: string, maxLength: number, description?: string, minLength = 1) => {
  const line = (language: string) =>
    fields.text({
      label: language,
      multiline: maxLength > 60,
      validation: { length: { min: minLength, max: maxLength } },
    });
  return fields.object(
    { en: line('English'), fil: line('Filipino') },
    { label: `${label} (at most ${maxLength} characters)`, ...(description && { description }) },
  );
};

/** What the site's style sheet has looks for; sections start with `##`. */
const formats = {
  heading: [2, 3],
  strikethrough: false,
  code: false,
  codeBlock: false,
  blockquote: false,
  divider: false,
  image: { directory: 'public/content', publicPath: '/content/' },
} as const;

// MDX writes tables as plain Markdown, Markdoc does not; MDX in turn would read {brand} as a program.
const article = (label: string) => keepTyped(withNames(fields.mdx({ label, extension: 'md', options: formats })));
const articles = () => ({ en: article('Text in English'), fil: article('Text in Filipino') });
const text = (label: string) => keepTyped(fields.markdoc({ label, extension: 'md', options: formats }));

const id = fields.integer({
  label: 'Number',
  description: 'Never use one twice.',
  validation: { isRequired: true, min: 1 },
});
const order = fields.integer({ label: 'Order', description: 'Smaller comes first.', validation: { isRequired: true } });
const name = fields.slug({ name: { label: 'Folder', description: 'Short, in small letters; not shown to players.' } });
/** A day, or a day and a time, which YAML reads as a date. */
const moment = (label: string, description: string) => {
  const field = fields.text({ label, description });
  return {
    ...field,
    parse: (value: unknown, slug?: Parameters<typeof field.parse>[1]) =>
      field.parse(value instanceof Date ? value.toISOString().slice(0, 10) : (value as string), slug),
  } as typeof field;
};
const from = moment('First day (Manila)', 'Such as 2026-12-15, or with a time: 2026-12-15 18:00.');
const until = moment('Last day (Manila)', 'With a time it ends at that minute. Empty when it has no end.');

/** Number fields of the terms, with the limits of the market. */
const depositTerms = Object.fromEntries(
  Object.entries(depositBonusFields).map(([name, { label, limit }]) => {
    const [min, max] = depositBonusLimits[limit];
    return [name, fields.number({ label, description: `${min} to ${max}` })];
  }),
);
const named = (readYaml(categoriesFile).data ?? []) as readonly Category[];
const byName = fields.multiselect({
  label: 'Categories',
  options: named.map(({ id, en, fil }) => ({ label: en === fil ? en : `${en} · ${fil}`, value: String(id) })),
});
/** Chosen by name; the file keeps the numbers. */
const categories: typeof byName = {
  ...byName,
  parse: (value) => byName.parse(Array.isArray(value) ? value.map(String) : value),
  serialize: (value) => ({ value: value.map(Number) }),
};

const ownPictures = Object.keys(import.meta.glob('/public/content/**/*.{webp,avif,jpg,png}')).map((file) =>
  file.replace('/public', ''),
);
const pictures = fields.select({
  label: 'Picture',
  description: 'A drawn banner, or your own: “Add a picture” at the bottom right cuts it to 780 × 400.',
  options: [
    ...bannerIds.map((id) => ({ label: `Drawn: ${id}`, value: `/slides/${id}.webp` })),
    ...ownPictures.map((path) => ({ label: path, value: path })),
  ],
  defaultValue: '/slides/welcome.webp',
});
/** An entry whose picture has gone opens too; saving it says so. */
const shown = (field: typeof pictures): typeof pictures => ({
  ...field,
  parse: (value) => (typeof value === 'string' ? value : field.parse(value)),
});
const image = shown(pictures);
const optionalImage = shown(
  fields.select({
    label: 'Picture',
    description: 'A banner needs one.',
    options: [{ label: 'None', value: '' }, ...pictures.options],
    defaultValue: '',
  }),
);

const brandIds = Object.keys(import.meta.glob('/src/brands/*/brand.yaml')).map((file) => file.split('/')[3] ?? '');

/** Texts of screens that a brand changes; one form per brand. */
const wordsOf = (brand: string) =>
  singleton({
    label: `Words of ${brand}`,
    path: `src/content/words/${brand}`,
    format: { data: 'yaml' },
    schema: {
      words: fields.array(
        fields.object({
          key: fields.text({
            label: 'Text',
            description: 'Its name, such as cashierDeposit.title. Search it with “Find words”.',
            validation: { length: { min: 1 } },
          }),
          en: fields.text({ label: 'English', validation: { length: { min: 1 } } }),
          fil: fields.text({ label: 'Filipino', validation: { length: { min: 1 } } }),
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
  ui: { brand: { name: 'Content' } },
  singletons: Object.fromEntries(brandIds.map((brand) => [`words-${brand}`, wordsOf(brand)])),
  collections: {
    promotions: collection({
      label: 'Promotions',
      path: 'src/content/promotions/*/',
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
        title: both('Title', 60),
        headline: both('Words on the picture', 44),
        summary: both('Summary of the terms', 150),
        mechanic: fields.select({
          label: 'What it gives',
          options: [{ label: 'Choose…', value: '' }, ...mechanics.map((value) => ({ label: value, value }))],
          defaultValue: '',
        }),
        terms: fields.object(
          {
            ...depositTerms,
            members: fields.select({
              label: 'Members it is for',
              options: [
                { label: 'All members', value: 'all' },
                { label: 'Members without a deposit', value: 'firstDeposit' },
              ],
              defaultValue: 'all',
            }),
            minLevel: fields.integer({ label: 'Lowest VIP level', description: '1 to 4; empty for every level.' }),
          },
          {
            label: 'Terms of a deposit bonus',
            description: 'Leave empty for everything else. Texts insert them as {terms.maxBonus}.',
          },
        ),
        action: fields.object(
          { link: fields.text({ label: 'Leads to' }), label: both('Words', 28) },
          { label: 'Button' },
        ),
        ...articles(),
      },
    }),
    announcements: collection({
      label: 'Banners, news, pop-ups',
      path: 'src/content/announcements/*/',
      slugField: 'name',
      format: { data: 'yaml' },
      previewUrl: '/keystatic-preview/announcements/{slug}',
      schema: {
        name,
        id,
        kind: fields.select({
          label: 'Kind',
          options: [{ label: 'Choose…', value: '' }, ...announcementKinds.map((value) => ({ label: value, value }))],
          defaultValue: '',
        }),
        order,
        page: fields.select({
          label: 'Page of a banner',
          options: [
            { label: 'Home', value: 'home' },
            { label: 'Registration', value: 'register' },
          ],
          defaultValue: 'home',
        }),
        members: fields.select({
          label: 'Who sees it',
          options: [
            { label: 'Everybody', value: 'all' },
            { label: 'Members in their first 7 days', value: 'new' },
          ],
          defaultValue: 'all',
        }),
        from,
        until,
        age: fields.integer({ label: 'Age in days', description: 'For samples without a first day.' }),
        lasts: fields.integer({ label: 'Days that it lasts', description: 'For samples without a last day.' }),
        title: both('Title', 80),
        summary: both('Line with the title', 100, 'May stay empty.', 0),
        image: optionalImage,
        link: fields.text({ label: 'Leads to', description: 'Such as /m/activity, or empty.' }),
        offer: fields.text({ label: 'Offer', description: 'firstDeposit hides it from members who cannot take it.' }),
        leads: fields.text({ label: 'Starts the carousel of', description: 'A brand, or empty.' }),
        ...articles(),
      },
    }),
    help: collection({
      label: 'Help',
      path: 'src/content/help/*/',
      slugField: 'name',
      format: { data: 'yaml' },
      previewUrl: '/keystatic-preview/help/{slug}',
      schema: {
        name,
        id,
        order,
        from,
        until,
        title: both('Topic', 40),
        ...articles(),
      },
    }),
    pages: collection({
      label: 'Agreement, privacy, responsible play',
      path: 'src/content/pages/*/',
      slugField: 'name',
      format: { data: 'yaml' },
      previewUrl: '/keystatic-preview/pages/{slug}',
      schema: {
        name,
        updated: fields.date({ label: 'Day of the last change', validation: { isRequired: true } }),
        title: both('Title', 60),
        en: text('Text in English'),
        fil: text('Text in Filipino'),
      },
    }),
  },
});
