import { followComfort } from '../../stores/site/comfort.ts';
import { adoptStyles } from '../../styles/adopt.ts';
import { startComfort } from '../comfort/start-comfort.ts';
import { startMeasuring } from '../field/start-measuring.ts';
import language from '../language/language-list.css?inline';
import menu from '../menu/menu.css?inline';
import { startSignOut } from '../session/start-sign-out.ts';
import { bringParts } from './late-parts.ts';

adoptStyles(language + menu);
bringParts('[data-href]');
followComfort();
startComfort();
startSignOut();
// With the first touch, so that no page loads it before; browsers keep what happened until then for whoever asks.
startMeasuring();
