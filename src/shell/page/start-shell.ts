import { startLogin } from '#features/account/scripts/login.ts';
import { startHelp } from '#features/content/scripts/help/help.ts';
import { loadDeferredWords } from '#i18n/page-words.ts';
import { afterInteraction } from '#lib/browser/after-interaction.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { provideMemberDialogs } from '#lib/member-dialogs.ts';
import { runAll } from '#lib/run-all.ts';
import { hideBrokenImages } from '#ui/image-errors.ts';
import { startAccessControl } from '../access/enforce-access.ts';
import { startBack } from '../header/back.ts';
import { startLanguage } from '../language/language.ts';
import { startMenu } from '../menu/menu.ts';
import { startService } from '../service/service.ts';
import { startRefreshButtons, watchMember } from '../session/member.ts';
import { shareSession, watchSessionEnd } from '../session/share-session.ts';
import { startTabBar } from '../tab-bar/tab-bar.ts';
import { startToasts } from '../toasts/toasts.ts';
import { watchVersion } from '../updates/new-version.ts';
import { startWorker } from '../updates/worker.ts';
import { startDeferredHrefs, startImageRetries } from './deferred-hrefs.ts';
import { startFocusRestoration } from './keep-focus.ts';
import { startOnInteraction } from './on-interaction.ts';
import { skipOutgoingTransitions } from './skip-transitions.ts';
import { startVisit } from './start-visit.ts';
import { watchKeyboard } from './watch-keyboard.ts';
import { watchSettings } from './watch-settings.ts';

// Styles for few visitors: forced colours, more contrast, and 400 % zoom, which can also be set later.
const special = matchMedia(
  '(forced-colors: active), (prefers-contrast: more), (max-width: 559px) and (max-height: 320px)',
);
const loadSpecial = (): void => {
  if (special.matches) ignoreFailure(import('../display/special-screens.ts'));
};
const watchScreen = (): void => {
  special.addEventListener('change', loadSpecial);
  loadSpecial();
};

/** Loads the deferred texts. A failure is reported and repeated like that of a script. */
const loadTexts = async (): Promise<void> => {
  if (await loadDeferredWords()) return;
  pageStart.onLoadFailure(loadTexts, document.getElementById('words')?.dataset.deferred ?? '');
};

/** Starts the parts of every page. Called once. */
export const startShell = (): void => {
  void loadTexts();
  // These load the code and texts for members or taps on demand.
  runAll([
    startOnInteraction,
    startToasts,
    startBack,
    startMenu,
    startLanguage,
    startAccessControl,
    watchSessionEnd,
    startTabBar,
    startService,
    startRefreshButtons,
    startFocusRestoration,
    watchScreen,
    // In the shared file: a request of their own would cost these two pages more than they add to the others.
    startHelp,
    startLogin,
  ]);

  // The remaining modules handle no taps: each runs in its own task, so that a tap in between is handled immediately. If
  // a tap is already waiting, it is handled first.
  const later = 'interacted' in document.documentElement.dataset ? afterInteraction : setTimeout;
  later(watchSettings);
  later(() =>
    runAll([
      watchMember,
      shareSession,
      watchVersion,
      startVisit,
      watchKeyboard,
      startWorker,
      startDeferredHrefs,
      hideBrokenImages,
      startImageRetries,
      skipOutgoingTransitions,
    ]),
  );

  provideMemberDialogs({
    askIdentity: (need) =>
      import('#features/safety/components/identity-check/open-identity-check.tsx').then(({ askIdentity }) =>
        askIdentity(need),
      ),
    askSecondStep: (need) =>
      import('#features/safety/components/identity-check/open-identity-check.tsx').then(({ requestSecondStep }) =>
        requestSecondStep(need),
      ),
    openLogin: (note) =>
      import('#features/account/components/login/open-login-popup.tsx').then(({ openLoginPopup }) =>
        openLoginPopup(note),
      ),
  });
};
