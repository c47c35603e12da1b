/** Selects the controls that have no effect, or a different one, without scripts. */
export const controls =
  'button,a[data-back],[data-mine],[data-invite],[data-messages],[data-service],[data-retry],[data-entry] a,[data-topic] a,[data-language] summary';

/** State that the inline script of a document shares with the start module. */
interface PageStart {
  /** Interactions before the start module runs, oldest first. */
  readonly early: Event[];
  /** Whether the start module runs. */
  isRunning: boolean;
  /** Resolves when the scripts of the document have run, or failed with an error of their own. */
  scripts: Promise<unknown>;
  /** Reports a script that could not be loaded; `run` loads it again. */
  onLoadFailure: (run: () => Promise<unknown>, file: string) => void;
}

declare global {
  type PageStartState = PageStart;
  var pageStart: PageStartState;
}
