import type { Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';

/** A screen that is reached by using a page: a result, an opened part or a dialog. */
export interface OpenedScreen {
  readonly name: string;
  /** Account of the member; a guest if absent. */
  readonly account?: string;
  readonly scenarios?: readonly string[];
  readonly open: (page: Page, sim: Sim) => Promise<unknown>;
}

/** A dialog, sheet, drawer or menu of the site. */
export interface OpenedDialog extends OpenedScreen {
  /** File below `src` with its content. */
  readonly source: string;
}
