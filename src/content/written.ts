import { type Content, readContent } from './read.ts';

let built: Content | undefined;

/** What the editors wrote: read once for all pages of a build, anew for every page while they write. */
export const writtenContent = (): Content => {
  if (import.meta.env.DEV) return readContent();
  built ??= readContent();
  return built;
};
