import { adoptWidgetStyles } from './adopt-widget-styles.ts';

/** Maximum time that widgets wait for each other, ms. */
const batchWaitMs = 1_000;

/** Inserts a prepared widget into the page. */
export type Commit = () => void;

const pending: Promise<Commit>[] = [];
let batch: Promise<unknown> | undefined;

const allPrepared = async (): Promise<void> => {
  for (let known = 0; known < pending.length; ) {
    known = pending.length;
    await Promise.allSettled(pending);
  }
};

/**
 * Inserts a widget together with all others that load when the page opens, in one frame, since each insertion costs a
 * style recalculation, a layout and a paint. A widget that takes longer than `batchWaitMs` is inserted alone.
 */
export const commitInBatch = async (part: Promise<Commit>): Promise<void> => {
  pending.push(part);
  // Handled below by `await part`; without this an early rejection would be reported as unhandled.
  part.catch(() => undefined);
  batch ??= Promise.race([allPrepared(), new Promise((done) => setTimeout(done, batchWaitMs))]);
  await batch;
  const commit = await part;
  adoptWidgetStyles();
  commit();
};
