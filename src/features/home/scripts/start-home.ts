import { reloadMember } from '#features/account/actions/member-info.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { $session } from '#features/account/state/session.ts';
import { loadVendorWallets } from '#features/cashier/state/vendor-wallets.ts';
import { loadAnnouncements } from '#features/content/state/announcements.ts';
import { watchLobby } from '#features/games/scripts/lobby.ts';
import { ensureFavourites, loadFavourites } from '#features/games/state/favourites.ts';
import { startDownloads } from '#features/site/components/downloads/start-downloads.ts';
import { hasDownload, showsDownloadBar } from '#features/site/model/download-bar.ts';
import { downloadLinks } from '#features/site/model/downloads.ts';
import { $downloadsOpen } from '#features/site/state/downloads.ts';
import { $settings, type Settings } from '#features/site/state/settings.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { loadDeferredWords } from '#i18n/page-words.ts';
import { isStandalone } from '#lib/browser/device.ts';
import { whenIdle } from '#lib/browser/idle.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { whenEngaged } from '#lib/browser/when-engaged.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { keys } from '#lib/storage/keys.ts';
import { localArea, sessionArea } from '#lib/storage/storage.ts';
import { untilDialogClosed } from '#ui/dialog-queue.ts';
import { loadIcons } from '#ui/styles/icon-address.ts';
import { startBanners } from './banners.ts';
import { type Commit, commitInBatch } from './batch-commit.ts';
import { isBonusOffered } from './bonus-offer.ts';
import { startNewsTicker } from './news-ticker.ts';
import { showNotices } from './notice-popup.ts';
import { sideService } from './side-service.ts';
import { startWidgets } from './start-widgets.ts';

const none = (): void => undefined;

/** Shows popup notices once per session. Throws CallError. */
const notices = async (): Promise<Commit> => {
  if (sessionArea.read(keys.session.noticePop)) return none;
  const items = (await loadAnnouncements(wireLanguage($locale.get()), $session.get()?.userName)).filter(
    ({ contentType, offer }) => contentType === 'PU' && (!offer || isBonusOffered()),
  );
  if (items.length === 0) return none;
  if (!(await loadDeferredWords())) return none;
  return () => void showNotices(items).then(() => sessionArea.write(keys.session.noticePop, '1'));
};

/** Prepares the customer service tab once its texts are loaded. */
const prepareSideService = async (): Promise<Commit> => {
  await loadDeferredWords();
  return sideService();
};

const notifyPendingContract = async (): Promise<void> => {
  const type = $session.get()?.type;
  if (!isAgentHome(type)) return;
  const part = await import('./pending-contracts.ts').catch(() => null);
  await part?.showPendingContracts(type);
};

/**
 * Loads the member data of home except the balance, which the header loads: what home does not show, later.
 * Calls fail independently. Favourites that the lobby has already loaded are not requested again.
 */
const loadMember = (favourites: () => Promise<void> = ensureFavourites): void => {
  void ignoreCallErrors(favourites());
  void ignoreCallErrors(notifyPendingContract());
  whenEngaged(() => {
    void ignoreCallErrors(loadVendorWallets());
    void ignoreCallErrors(reloadMember());
  });
};

/** Shows or hides the download bar by the current settings; the head script used the cached ones. */
const settleDownloadBar = ({ consolidated }: Settings): void => {
  if (!consolidated) return;
  const isShown = showsDownloadBar({
    closed: localArea.read(keys.local.hideDownloadBar) === '1',
    installed: isStandalone(),
    pwa: sessionArea.read(keys.session.pwa) === '1',
    download: hasDownload(
      navigator.userAgent,
      downloadLinks(consolidated.resources).map(({ kind }) => kind),
    ),
  });
  document.documentElement.dataset.download = isShown ? 'on' : 'off';
};

/**
 * Opens the download popup, and hides the bar permanently when it is closed; the head script decides when it is
 * shown.
 */
const wireDownloadBar = (): void => {
  document.querySelector('[data-open-downloads]')?.addEventListener('click', () => $downloadsOpen.set(true));
  document.querySelector('[data-close-downloads]')?.addEventListener('click', () => {
    localArea.write(keys.local.hideDownloadBar, '1');
    document.documentElement.dataset.download = 'off';
  });
};

const loadOwnIcons = (): void => loadIcons('main use');

/** Loads what every visit shows. Resolves when its notices are loaded and no dialog is open in front of the page. */
const startContent = async (): Promise<void> => {
  wireDownloadBar();
  $settings.subscribe(settleDownloadBar);
  startWidgets();
  startBanners();
  startNewsTicker();
  // Each may fail on its own and is then not shown.
  commitInBatch(prepareSideService()).catch(none);
  const noticesReady = commitInBatch(notices()).catch(none);
  whenIdle(() => {
    if ($session.get()) loadMember();
  });
  $session.listen((session, before) => {
    if (session && !before) loadMember();
  });
  onPageRestore(() => {
    if ($session.get()) loadMember(loadFavourites);
  });
  await noticesReady;
  // The first notice opens in a later task.
  await new Promise((done) => setTimeout(done));
  await untilDialogClosed();
};

/** Starts the scripts of home that do not use React. */
export const startHome = (): void => {
  // Beside a notice, a wide screen shows more menu entries than the document has icons for.
  if (innerWidth > 480) loadOwnIcons();
  void startContent().then(() => {
    loadOwnIcons();
    void watchLobby();
  });
  startDownloads();
};
