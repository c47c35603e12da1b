/** Selects the controls that have no effect, or a different one, without scripts. */
export const controls =
  'button:not([data-reload]),a[data-back],[data-mine],[data-invite],[data-messages],[data-service],[data-retry],[data-entry] a,[data-topic] a,[data-language] summary';

/** State that the inline script of a document shares with the start module. */
interface PageStart {
  /** Interactions before the start module runs, oldest first. */
  readonly early: Event[];
  /** Whether the start module runs. */
  isRunning?: boolean;
  /** Resolves when the scripts of the document have run, or failed with an error of their own; absent before they are loaded. */
  scripts?: Promise<unknown>;
  /** Reports a file that could not be loaded; `run` loads it again. `recover.ts` replaces it once it is needed. */
  onLoadFailure: (run: (() => unknown) | undefined, file: string, delay?: number) => void;
}

declare global {
  type PageStartState = PageStart;
  var pageStart: PageStartState;
}
