import { onReturn } from './on-return.ts';

let going = false;

onReturn(() => {
  going = false;
});

/** Leads to another page in place of this one. The first word counts: a second would cancel the first on its way. */
export const leaveFor = (path: string): void => {
  if (going) return;
  going = true;
  location.replace(path);
};
