import { afterInteraction } from '../../lib/browser/after-interaction.ts';
import { startBack } from '../header/back.ts';
import { startLanguage } from '../language/language.ts';
import { startMenu } from '../menu/menu.ts';
import { startService } from '../service/service.ts';
import { followMember } from '../session/member.ts';
import { startFooter } from '../tab-bar/tab-bar.ts';
import { startToasts } from '../toasts/toasts.ts';
import { watchVersion } from '../updates/new-version.ts';
import { startWorker } from '../updates/worker.ts';
import { startDeferredLinks } from './deferred-links.ts';
import { startOnInteraction } from './on-interaction.ts';
import { startGuard } from './route-guard.ts';
import { startUp } from './start-up.ts';
import { startVisit } from './visit.ts';
import { watchHydration } from './watch-hydration.ts';

// What only a member or a tap needs, words too, is loaded by these when it comes to that.
startOnInteraction();
startToasts();
startBack();
startMenu();
startLanguage();
startGuard();
startFooter();
startService();
watchHydration();

// The rest answers no press: tasks of their own, so that a press in between is heard at once. One that waits for these
// scripts already comes first.
const later = 'touched' in document.documentElement.dataset ? afterInteraction : setTimeout;
later(startUp);
later(() => {
  for (const start of [followMember, watchVersion, startVisit, startWorker, startDeferredLinks]) start();
});
