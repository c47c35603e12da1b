import { startLogin } from '../../features/account/scripts/login.ts';
import { registerLoginPopup } from '../../features/account/stores/login-popup.ts';
import { registerIdentityConfirmation, registerSecondStep } from '../../features/account/stores/second-step.ts';
import { startHelp } from '../../features/content/scripts/help/help.ts';
import { afterInteraction } from '../../lib/browser/after-interaction.ts';
import { startGuard } from '../access/load-guard.ts';
import { startBack } from '../header/back.ts';
import { startLanguage } from '../language/language.ts';
import { startMenu } from '../menu/menu.ts';
import { startService } from '../service/service.ts';
import { watchMember } from '../session/member.ts';
import { startFooter } from '../tab-bar/tab-bar.ts';
import { startToasts } from '../toasts/toasts.ts';
import { watchVersion } from '../updates/new-version.ts';
import { startWorker } from '../updates/worker.ts';
import { startDeferredLinks } from './deferred-links.ts';
import { startOnInteraction } from './on-interaction.ts';
import { startVisit } from './start-visit.ts';
import { watchSettings } from './watch-settings.ts';

// What only a member or a tap needs, words too, is loaded by these when it comes to that.
startOnInteraction();
startToasts();
startBack();
startMenu();
startLanguage();
startGuard();
startFooter();
startService();

// Few need these styles: forced colours, and zoom of 400 %, which may also be set while the page is open.
const special = matchMedia('(forced-colors: active), (max-width: 559px) and (max-height: 320px)');
const loadSpecial = (): void => {
  if (special.matches) import('../../ui/styles/special-screens.ts').catch(() => undefined);
};
special.addEventListener('change', loadSpecial);
loadSpecial();

// A visit that presses nothing needs no care for its focus.
const keepFocus = (event: FocusEvent): void => {
  const path = event.composedPath();
  import('./keep-focus.ts').then(({ startFocusRestoration }) => startFocusRestoration(path)).catch(() => undefined);
};
document.addEventListener('focusin', keepFocus, { once: true });

// The rest handles no press: tasks of their own, so that a press in between is handled at once. A press that waits for
// these scripts already comes first.
const later = 'interacted' in document.documentElement.dataset ? afterInteraction : setTimeout;
later(watchSettings);
later(() => {
  for (const start of [watchMember, watchVersion, startVisit, startWorker, startDeferredLinks]) start();
});

// In the file of every page: a request for one of their own cost these two more than they add to the others.
startHelp();
startLogin();
registerIdentityConfirmation((need) =>
  import('../../features/safety/components/identity-check/open-identity-check.tsx').then(({ askIdentity }) =>
    askIdentity(need),
  ),
);
registerSecondStep((need) =>
  import('../../features/safety/components/identity-check/open-identity-check.tsx').then(({ requestSecondStep }) =>
    requestSecondStep(need),
  ),
);
registerLoginPopup((note) =>
  import('../../features/account/components/login/open-login-popup.tsx').then(({ openLoginPopup }) =>
    openLoginPopup(note),
  ),
);
