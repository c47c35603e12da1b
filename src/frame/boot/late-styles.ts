import { whenAnswered } from '../../browser/when-answered.ts';
import { adoptStyles } from '../../styles/adopt.ts';
import { startComfort } from '../comfort/start-comfort.ts';
import menu from '../menu/menu.css?inline';
import { startSignOut } from '../session/start-sign-out.ts';
import { bringParts } from './late-parts.ts';

// The first press waits for this one file: it needs none that the page has not loaded yet.
adoptStyles(menu);
startComfort();
startSignOut();

// What the press does comes first: to read the icon file alone takes a slow phone 40 ms.
whenAnswered(() => {
  bringParts('[data-href]');
  // Nothing that the page shows waits for it; the next page brings it.
  import('./after-press.ts').catch(() => undefined);
});
