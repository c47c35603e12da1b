import { followComfort } from '../../stores/site/comfort.ts';
import { adoptStyles } from '../../styles/adopt.ts';
import { startComfort } from '../comfort/start-comfort.ts';
import { startMeasuring } from '../field/start-measuring.ts';
import language from '../language/language-list.css?inline';
import menu from '../menu/menu.css?inline';
import { startSignOut } from '../session/start-sign-out.ts';
import { addLink, bringParts } from './late-parts.ts';

adoptStyles(language + menu);
bringParts('[data-href]');
// What iOS puts on the home screen: only a hand asks for that.
addLink('apple-touch-icon', '/icons/icon-180.png');
followComfort();
startComfort();
startSignOut();
// With the first touch, so that no page loads it before; browsers keep what happened until then for whoever asks.
startMeasuring();
