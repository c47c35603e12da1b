/** What only script can do, or does otherwise than the link says. */
export const scripted =
  'button,a[data-back],[data-mine],[data-invite],[data-messages],[data-service],[data-retry],[data-entry] a,[data-topic] a,[data-language] summary';

/** By these somebody shows to be there. */
export const signs = ['pointerdown', 'keydown', 'scroll', 'input'] as const;

const { dataset } = document.documentElement;

/** Tells the page's scripts, which may all be on their way, that somebody is there. */
export const markTouched = (): void => {
  // Each scroll gives a sign: written again and again, it would cost each time.
  if (!('touched' in dataset)) dataset.touched = '';
};

/** Addresses of these scripts of the site. */
export const addressOf = (file: string): string => `/_astro/${file}`;

/** Files that the document names in one attribute. */
export const listed = (names = ''): readonly string[] => names.match(/\S+/g) ?? [];

/** The lists of the document's scripts, put there by `scripts/vite/after-paint.ts`; its first is `begin.ts`. */
export const lists = document.querySelector<HTMLElement>('[data-begin]')?.dataset;
