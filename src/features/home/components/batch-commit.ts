import { adoptWidgetStyles } from './adopt-widget-styles.ts';

/** Maximum time that widgets wait for each other, ms. */
const patience = 1_000;

/** Inserts a prepared widget into the page. */
export type Commit = () => void;

const parts: Promise<Commit>[] = [];
let gathered: Promise<unknown> | undefined;

const allMade = async (): Promise<void> => {
  for (let known = 0; known < parts.length; ) {
    known = parts.length;
    await Promise.allSettled(parts);
  }
};

/**
 * Puts a part on the page, with all that come by themselves as it opens: in one frame, since each costs the page a
 * style, a layout and a picture of its own. Each is made when its answer is there; one that takes longer comes alone.
 */
export const commitInBatch = async (part: Promise<Commit>): Promise<void> => {
  parts.push(part);
  // A part may fail before the others are made: whoever waits here is told then, and no page error comes of it.
  part.catch(() => undefined);
  gathered ??= Promise.race([allMade(), new Promise((done) => setTimeout(done, patience))]);
  await gathered;
  const put = await part;
  adoptWidgetStyles();
  put();
};
