import * as z from 'zod';
import { colour, id, names, text } from '#markets/fields.ts';
import { type Theme, themeSchema } from './theme.ts';

/** What the simulator draws of a brand: app icons, the preview of shared links, and logo and mark without own files. */
const artSchema = z.strictObject({
  /** Typeface of the lettering, one of `letterings` in `mock-server/art/choice.ts`. */
  lettering: text,
  /** Background of the symbol, from top to bottom. */
  plate: z.tuple([colour, colour]),
  /** Colour of the symbol that is drawn if there is no `symbol.svg`: the first letter of the name. */
  ink: colour,
  /** Colours and background of the preview, of `palettes` and `scenes` of the same folder. */
  palette: text,
  scene: text,
  /** Objects of the preview: subjects of games (`mock-server/art/motifs`), about 240 units wide at scale 1. */
  hero: z
    .array(
      z.strictObject({
        motif: text,
        x: z.number().default(0),
        y: z.number().default(0),
        scale: z.number().positive().default(1),
        /** Degrees, clockwise. */
        turn: z.number().default(0),
      }),
    )
    .min(1)
    .max(4),
});

/** Social networks whose links home shows, and how many of each. */
const socialLimits = { facebook: 1, telegram: 3 } as const;

const https = z.url({ protocol: /^https$/, error: 'is not an address: use a form like https://t.me/name' });

const socialSchema = z
  .array(
    z.strictObject({
      network: z.enum(Object.keys(socialLimits) as (keyof typeof socialLimits)[]),
      url: https,
      /** Text of the link; by default the name of the network. */
      label: text.optional(),
    }),
  )
  .superRefine((links, { addIssue }) => {
    for (const [network, limit] of Object.entries(socialLimits)) {
      const at = links.map((it, index) => (it.network === network ? index : -1)).filter((index) => index >= 0)[limit];
      if (at !== undefined)
        addIssue({ code: 'custom', path: [at], message: `Home has room for ${limit} of ${network}.` });
    }
  });

/** `brand.yaml` in the brand's folder, whose name is the brand's id. */
export const brandSchema = z.strictObject({
  name: text,
  /** Public origin of the site without a trailing slash, used in shared and indexed URLs. */
  origin: z.string().regex(/^https:\/\/[a-z0-9.-]+$/, 'is not an origin: use a form like https://name.example'),
  /** Folder of `src/markets`. */
  market: id,
  /** Languages of the market that the brand offers, the default first. */
  languages: z.array(id).min(1),
  /** Share of a language's texts that must be translated, percent. */
  minTranslated: z.int().min(0).max(100).default(100),
  /** Minimum age to register, years. */
  minAge: z.int().min(18).max(99),
  /** Merchant code of guests and members; trial members have the other one. */
  merchantCode: id,
  trialMerchantCode: id,
  /** First game of the home page, if the server lists it as hot. */
  heroTag: z.enum(['mostPlayed', 'brandPick']),
  /** Image hosts, in addition to the site's own, that the content policy allows. */
  imageOrigins: z.array(z.url()).default([]),
  /** Member site or agent site. */
  site: z.enum(['member', 'agent']).default('member'),
  /** Token in the user agent that identifies the native app's shell. */
  shellToken: text,
  /** Whether the terms checkbox is ticked initially. */
  agreeDefault: z.boolean().default(true),
  /** Help line in the responsible gaming footer. */
  helpLine: text,
  /** Gaming licence in the footer, by wire code of a language, with the regulator's page; a demo has none. */
  licence: z.strictObject({ text: names, link: https.optional() }).optional(),
  /** Links of the service tab of home, in their order. */
  social: socialSchema.default([]),
  /** Flags with a value other than their default, by name; `npm run brand -- check` knows names and types. */
  flags: z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.array(z.string())])).default({}),
  /** Game that the server lists first for members of this brand. */
  leadGame: text.optional(),
  /** Categories of the game menu in their order, codes of `src/contract/games/categories.ts`; by default all. */
  categories: z.array(text).min(1).optional(),
  /** Deposit methods out of the market's in their order: ids of banks and wallets, or qrph, counter, alipay, wechat, qq; by default all. */
  payments: z.array(text).min(1).optional(),
  /** Promotions in their order, folders of `src/content/promotions`; by default all. */
  promotions: z.array(text).optional(),
  art: artSchema,
  /** Look of the site; the default one without it. */
  theme: themeSchema.optional(),
});

type BrandFile = z.output<typeof brandSchema>;

/** Settings of a brand that pages and the simulator read. */
export type Brand = Readonly<Omit<BrandFile, 'art' | 'theme'>> & {
  readonly id: string;
  /** Colour of the browser's toolbar: that of the page. */
  readonly themeColour: string;
  readonly scheme: Theme['scheme'];
};

/** Settings that scripts of pages read; every page contains them, so others are not among them. */
export type PageBrand = Pick<
  Brand,
  | 'id'
  | 'name'
  | 'minAge'
  | 'merchantCode'
  | 'trialMerchantCode'
  | 'heroTag'
  | 'site'
  | 'shellToken'
  | 'agreeDefault'
  | 'helpLine'
>;

/** What is drawn of a brand. `symbol` holds the shapes of the brand's `symbol.svg`, on a grid of 44 by 44. */
export type BrandArt = Readonly<BrandFile['art']> & { readonly name: string; readonly symbol?: string };
