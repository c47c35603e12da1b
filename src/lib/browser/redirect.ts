import { onPageRestore } from './on-page-restore.ts';

let going = false;

onPageRestore(() => {
  going = false;
});

/** Leads to another page in place of this one. The first word counts: a second would cancel the first on its way. */
export const redirectTo = (path: string): void => {
  if (going) return;
  going = true;
  location.replace(path);
};
