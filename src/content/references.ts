import { isContactLink } from '../contract/contact-link.ts';
/** A picture as it lies on disk. */
export interface PictureFile {
  /** 0 for one that the art draws. */
  readonly bytes: number;
  /** Whether it holds what its ending says. */
  readonly genuine: boolean;
}

/** What the check must know of the rest of the product. */
export interface Surroundings {
  /** Whether a path below the site, without query, is a page. */
  readonly isPage: (path: string) => boolean;
  /** A picture that an entry names; undefined when there is no such file. */
  readonly picture: (path: string) => PictureFile | undefined;
}

/** Largest picture an editor may add, bytes. */
const pictureBudget = 60 * 1024;

export type Say = (sentence: string) => void;

/** What links may lead to. */
export interface Targets {
  readonly promotions: ReadonlySet<number>;
  /** How many topics the help centre has; its addresses count them from 0. */
  readonly topics: number;
}

/** Names that every server and browser treats alike, with an ending that is known everywhere. */
const pictureName = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|avif|jpg|png)$/;

/** A name like it that may be used: `Niño 1.JPEG` becomes `nino-1.jpg`. */
const fittingName = (name: string): string => {
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

/** Returns the name in an address, which may be encoded. */
const nameOf = (src: string): string => {
  const name = src.replace(/^\/(content|banners)\//, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

export const checkPicture = (src: string, { picture }: Surroundings, say: Say): void => {
  const name = nameOf(src);
  if (/\.hei[cf]$/i.test(name)) {
    say(`The picture "${name}" is HEIC, which browsers do not show: save it as JPEG, such as ${fittingName(name)}.`);
    return;
  }
  if (!pictureName.test(name.replace(/^\//, ''))) {
    say(`The picture "${name}" needs a name of a-z, 0-9 and -, such as ${fittingName(name)}.`);
    return;
  }
  const file = picture(src);
  if (!file) say(`There is no picture ${src}.`);
  else if (!file.genuine) {
    say(
      `The file ${src} is not a picture of that kind; save it as WebP, AVIF, JPEG or PNG with the ending of its kind.`,
    );
  } else if (file.bytes > pictureBudget) {
    say(
      `The picture ${src} has ${Math.ceil(file.bytes / 1024)} KB; more than ${pictureBudget / 1024} KB loads too slowly on a phone.`,
    );
  }
};

/** Sections of pages that have an address. */
const pageAnchors: Readonly<Record<string, readonly string[]>> = { '/m/useragreement': ['#privacy'] };

export const checkLink = (href: string, { promotions, topics }: Targets, { isPage }: Surroundings, say: Say): void => {
  if (href.startsWith('https://') || isContactLink(href)) return;
  if (href.startsWith('#')) {
    say(`The link "${href}" leads nowhere: sections have no addresses of their own; link to the page.`);
    return;
  }
  if (/^(tel|mailto):/i.test(href)) {
    say(`The link "${href}" must be like tel:+63281234567 or mailto:help@example.ph.`);
    return;
  }
  if (!href.startsWith('/m/')) {
    say(`The link "${href}" must start with /m/ (a page of ours), https://, tel: or mailto:.`);
    return;
  }
  const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid');
  const anchors = isPage(pathname) ? (pageAnchors[pathname] ?? []) : [hash];
  if (hash && !anchors.includes(hash))
    say(`The link "${href}" leads nowhere: ${pathname} has no section "${hash}"; link to the page.`);
  if (!isPage(pathname)) say(`The link "${href}" leads nowhere: there is no such page.`);
  const id = searchParams.get('id');
  if (pathname.startsWith('/m/activity') && id && !promotions.has(Number(id))) {
    say(`The link "${href}" leads nowhere: there is no promotion ${id}.`);
  }
  const topic = searchParams.get('i');
  if (pathname.startsWith('/m/help') && topic !== null && !(/^\d+$/.test(topic) && Number(topic) < topics)) {
    say(`The link "${href}" leads nowhere: the topics of the help centre are i=0 to i=${topics - 1}.`);
  }
};
