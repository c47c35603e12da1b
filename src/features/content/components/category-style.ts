import { createHash } from 'node:crypto';

const rulesOf = (id: number): string => {
  const chosen = `#category-${id}:checked~`;
  const ofChoice = `[data-categories${id === 0 ? '' : `~="${id}"`}]`;
  return [
    `${chosen}.strip [for=category-${id}]{background:var(--gold-wash);border-color:var(--gold);color:var(--gold-hi)}`,
    `#category-${id}:focus-visible~.strip [for=category-${id}]{outline:2px solid var(--gold-hi);outline-offset:2px}`,
    id === 0 ? '' : `${chosen}.promos [data-categories]:not(${ofChoice}){display:none}`,
    `${chosen}.promos:not(:has(${ofChoice}:not([hidden])))~.promos-empty{display:grid}`,
  ].join('');
};

/**
 * Returns the CSS rules that show only the selected category of `CategoryStrip`, with their hash for the content
 * policy; 0 is All.
 */
export const categoryStyle = (categories: readonly { readonly id: number }[]) => {
  const css = `@layer states{${[0, ...categories.map(({ id }) => id)].map(rulesOf).join('')}}`;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` as const };
};
