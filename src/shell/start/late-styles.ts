import { whenAnswered } from '../../lib/browser/when-answered.ts';
import { adoptStyles } from '../../ui/styles/adopt.ts';
import { startComfort } from '../display/start-display-settings.ts';
import menu from '../menu/menu.css?inline';
import { startSignOut } from '../session/start-sign-out.ts';
import { bringParts } from './late-parts.ts';

let started = false;

/** Puts the menu's looks into the page and starts its entries. The first press waits for nothing else. */
export const startLate = (): void => {
  if (started) return;
  started = true;
  adoptStyles(menu);
  startComfort();
  startSignOut();
};

// What the press does comes first: to read the icon file alone takes a slow phone 40 ms.
whenAnswered(() => {
  bringParts('[data-href]');
  // Nothing that the page shows waits for it; the next page brings it.
  import('./after-press.ts').catch(() => undefined);
});
