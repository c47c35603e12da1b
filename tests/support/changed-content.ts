import type { Content } from '#content/read.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import { UnreadableContent } from '#sim/features/shared/unreadable-content.ts';

type Read = Pick<Content, 'promotions' | 'leftOut'>;

const known = content();
const { promotions, leftOut } = known;

/** Makes the simulator read other promotions. Modules are shared by test files, so each test ends with `restoreContent`. */
export const changeContent = (read: (shipped: Read) => Read): void => {
  const get = (name: keyof Read) => ({
    configurable: true,
    enumerable: true,
    get: () => read({ promotions, leftOut })[name],
  });
  Object.defineProperties(known, { promotions: get('promotions'), leftOut: get('leftOut') });
};

/** Makes the simulator unable to read promotions. */
export const breakContent = (): void =>
  changeContent(() => {
    throw new UnreadableContent('the folder is missing');
  });

/** Makes the simulator read the shipped promotions again. */
export const restoreContent = (): void => {
  for (const [name, value] of Object.entries({ promotions, leftOut }))
    Object.defineProperty(known, name, { configurable: true, enumerable: true, writable: true, value });
};
