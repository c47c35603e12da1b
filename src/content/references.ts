import type { DepositBonusTerms } from '#contract/cashier/deposit-terms.ts';
import { isContactLink } from '#contract/contact-link.ts';
import type { Text } from './text.ts';

/** A picture file on disk. */
export interface PictureFile {
  /** File size; 0 for a generated picture. */
  readonly bytes: number;
  /** Whether the content matches the file extension. */
  readonly genuine: boolean;
}

/** Facts about the rest of the product that the check needs. */
export interface ReferenceContext {
  /** Returns what a deposit bonus is worth to the best player, as a share of the bonus. */
  readonly bonusValue: (terms: DepositBonusTerms) => number;
  /** Returns whether the catalogue has a game with this name. */
  readonly isGame: (name: string) => boolean;
  /** Returns the languages of a brand; undefined if there is none with this id. */
  readonly languagesOf: (brand: string) => readonly string[] | undefined;
  /** Returns the usual text of a screen by its key, such as `cashierDeposit.title`; undefined if there is none. */
  readonly words: (key: string) => Text | undefined;
  /** Returns whether a path of the site, without query, is a page. */
  readonly isPage: (path: string) => boolean;
  /** Returns the picture that an entry refers to; undefined if the file does not exist. */
  readonly picture: (path: string) => PictureFile | undefined;
}

/** Maximum size of an editor's picture, bytes. */
export const pictureBudget = 60 * 1024;

export type ReportProblem = (sentence: string) => void;

/** Targets that links can have. */
export interface LinkTargets {
  readonly promotions: ReadonlySet<number>;
  /** Number of topics in the help centre; its URLs count them from 0. */
  readonly topics: number;
}

/** Names that all servers and browsers treat alike, with a supported extension. */
const pictureName = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|avif|jpg|png)$/;

/** Returns a valid file name similar to the given one: `Niño 1.JPEG` becomes `nino-1.jpg`. */
export const fittingName = (name: string): string => {
  const [, stem = name, ending = ''] = /^(.*?)\.([^.]*)$/.exec(name) ?? [];
  const plain = stem
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const kind = ending.toLowerCase().replace('jpeg', 'jpg');
  return `${plain || 'picture'}.${/^(webp|avif|jpg|png)$/.test(kind) ? kind : 'jpg'}`;
};

/** Returns the name in a URL, which may be encoded. */
const nameOf = (src: string): string => {
  const name = src.replace(/^\/(content|slides)\//, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

export const checkPicture = (src: string, { picture }: Pick<ReferenceContext, 'picture'>, say: ReportProblem): void => {
  const name = nameOf(src);
  if (/\.hei[cf]$/i.test(name)) {
    say(`The image "${name}" is HEIC, which browsers do not support. Save it as JPEG, such as ${fittingName(name)}.`);
    return;
  }
  if (!pictureName.test(name.replace(/^\//, ''))) {
    say(`The image "${name}" must be named with a-z, 0-9 and - only, such as ${fittingName(name)}.`);
    return;
  }
  const file = picture(src);
  if (!file) say(`The image ${src} does not exist.`);
  else if (!file.genuine) {
    say(
      `The file ${src} is not a valid image of its type. Save it as WebP, AVIF, JPEG or PNG with the matching file extension.`,
    );
  } else if (file.bytes > pictureBudget) {
    say(
      `The image ${src} is ${Math.ceil(file.bytes / 1024)} KB. The maximum is ${pictureBudget / 1024} KB, so that it loads fast on a phone.`,
    );
  }
};

/** Sections of pages that have an anchor. */
const pageAnchors: Readonly<Record<string, readonly string[]>> = { '/m/useragreement': ['#privacy'] };

export const checkLink = (
  href: string,
  { promotions, topics }: LinkTargets,
  { isPage }: Pick<ReferenceContext, 'isPage'>,
  say: ReportProblem,
): void => {
  if (href.startsWith('https://') || isContactLink(href)) return;
  if (href.startsWith('#')) {
    say(`The link "${href}" does not work: sections have no anchors. Link to the page instead.`);
    return;
  }
  if (/^(tel|mailto):/i.test(href)) {
    say(`The link "${href}" is not valid. Use a format like tel:+15550100 or mailto:help@example.com.`);
    return;
  }
  if (!href.startsWith('/m/')) {
    say(`The link "${href}" must start with /m/, https://, tel: or mailto:.`);
    return;
  }
  const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid');
  const anchors = isPage(pathname) ? (pageAnchors[pathname] ?? []) : [hash];
  if (hash && !anchors.includes(hash))
    say(`The link "${href}" is broken: ${pathname} has no section "${hash}". Link to the page instead.`);
  if (!isPage(pathname)) say(`The link "${href}" is broken: this page does not exist.`);
  const id = searchParams.get('id');
  if (pathname.startsWith('/m/activity') && id && !promotions.has(Number(id))) {
    say(`The link "${href}" is broken: promotion ${id} does not exist.`);
  }
  const topic = searchParams.get('i');
  if (pathname.startsWith('/m/help') && topic !== null && !(/^\d+$/.test(topic) && Number(topic) < topics)) {
    say(`The link "${href}" is broken: help topics are numbered i=0 to i=${topics - 1}.`);
  }
};
