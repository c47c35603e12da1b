import { barePath } from '#lib/bare-path.ts';
import { dataset } from '#lib/browser/root.ts';
import type { PageRule } from './redirect-for.ts';

/** Returns the access rule of the current document, from the attributes that the layout wrote. */
export const readPageRule = (): PageRule => {
  const { access = 'anyone', gate } = dataset;
  return {
    access: access as PageRule['access'],
    gate: gate as PageRule['gate'],
    whenClosed: 'whenClosed' in dataset,
    whenRestricted: 'whenRestricted' in dataset,
    path: barePath(location.pathname),
    search: location.search,
  };
};
