import { reloadMember } from '#features/account/actions/member-info.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { $session, onMemberVisit } from '#features/account/state/session.ts';
import { loadVendorWallets } from '#features/cashier/state/vendor-wallets.ts';
import { loadAnnouncements } from '#features/content/state/announcements.ts';
import { restoreCategory, watchLobby } from '#features/games/scripts/lobby.ts';
import { ensureFavourites, loadFavourites } from '#features/games/state/favourites.ts';
import { startDownloads } from '#features/site/components/downloads/start-downloads.ts';
import { startDownloadBar } from '#features/site/scripts/download-bar.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { loadDeferredWords } from '#i18n/page-words.ts';
import { whenIdle } from '#lib/browser/idle.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { whenEngaged } from '#lib/browser/when-engaged.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
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
const loadMember = (): void => {
  void ignoreCallErrors(ensureFavourites());
  void ignoreCallErrors(notifyPendingContract());
  whenEngaged(() => {
    void ignoreCallErrors(loadVendorWallets());
    void ignoreCallErrors(reloadMember());
  });
};

const loadOwnIcons = (): void => loadIcons('main use');

/** Loads what every visit shows. Resolves when its notices are loaded and no dialog is open in front of the page. */
const startContent = async (): Promise<void> => {
  startDownloadBar();
  startWidgets();
  startBanners();
  startNewsTicker();
  // Each may fail on its own and is then not shown.
  commitInBatch(prepareSideService()).catch(none);
  const noticesReady = commitInBatch(notices()).catch(none);
  whenIdle(() => onMemberVisit(loadMember));
  // Another page may have changed the favourites meanwhile.
  onPageRestore(() => {
    if ($session.get()) void ignoreCallErrors(loadFavourites());
  });
  await noticesReady;
  // The first notice opens in a later task.
  await new Promise((done) => setTimeout(done));
  await untilDialogClosed();
};

/** Starts the scripts of home that do not use React. */
export const startHome = (): void => {
  restoreCategory();
  // Beside a notice, a wide screen shows more menu entries than the document has icons for.
  if (innerWidth > 480) loadOwnIcons();
  void startContent().then(() => {
    loadOwnIcons();
    void watchLobby();
  });
  startDownloads();
};
