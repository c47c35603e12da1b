/** Selects the controls that do nothing, or something else, without script. */
export const controls =
  'button,a[data-back],[data-mine],[data-invite],[data-messages],[data-service],[data-retry],[data-entry] a,[data-topic] a,[data-language] summary';

/** What the inline script of a document shares with the start module. */
interface PageStart {
  /** Interactions before the start module ran, oldest first. */
  readonly early: Event[];
  /** Whether the start module runs. */
  isRunning: boolean;
  /** Reports a script that could not be loaded; `run` loads it again. */
  onLoadFailure: (run: () => Promise<unknown>, file: string) => void;
}

declare global {
  type PageStartState = PageStart;
  var pageStart: PageStartState;
}
