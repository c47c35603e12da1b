import { whenIdle } from '../../browser/idle.ts';
import { adoptStyles } from '../../styles/adopt.ts';
import { startComfort } from '../comfort/start-comfort.ts';
import language from '../language/language-list.css?inline';
import { startLanguageList } from '../language/language-list.ts';
import menu from '../menu/menu.css?inline';
import { startSignOut } from '../session/start-sign-out.ts';
import { bringParts } from './late-parts.ts';

// The first press waits for this one file: it needs none that the page has not loaded yet.
adoptStyles(language + menu);
startLanguageList();
startComfort();
startSignOut();

/** Who scrolls or types gives no click, ms. */
const patience = 300;

/** What the press does comes first: to read the icon file alone takes a slow phone 40 ms. */
const goOn = (): void => {
  whenIdle(() => {
    bringParts('[data-href]');
    import('./after-press.ts').catch(() => undefined);
  });
};

addEventListener('click', goOn, { once: true });
setTimeout(goOn, patience);
