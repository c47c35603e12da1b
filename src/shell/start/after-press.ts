import { watchDisplayPreferences } from '../../features/site/stores/display-preferences.ts';
import { startMeasuring } from '../web-vitals/start-measuring.ts';
// Here before the network goes: it words what cannot be fetched then.
import '../toasts/messages.ts';
import { addLink } from './late-parts.ts';

// What iOS puts on the home screen: only a hand asks for that.
addLink('apple-touch-icon', '/icons/icon-180.png');
watchDisplayPreferences();
// Behind the first press, so that no page loads it before; browsers keep what happened until then for whoever asks.
startMeasuring();
