import { type Content, readContent } from './read.ts';

let built: Content | undefined;

/** Returns all content: read once per build, and again for every page during development. */
export const writtenContent = (): Content => {
  if (import.meta.env.DEV) return readContent();
  built ??= readContent();
  return built;
};
