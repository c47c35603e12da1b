import { createElement } from './create-element.ts';

/** Creates the rows of a description list from pairs of name and figure. */
export const factRows = (pairs: readonly (readonly [name: string, figure: string])[]): HTMLElement[] =>
  pairs.map(([name, figure]) =>
    createElement('div', {}, createElement('dt', {}, name), ' ', createElement('dd', {}, figure)),
  );
