import { consolidatedSettings, templateSettings } from '#contract/site/system.ts';
import { $session } from '#features/account/state/session.ts';
import { blockSite, isRecentlyReported } from '#features/site/actions/site-gate.ts';
import {
  $flags,
  $gates,
  $settings,
  builtSettings,
  firstSettings,
  flagsOf,
  reloadSettings,
  type Settings,
} from '#features/site/state/settings.ts';
import { type Locale, localeOf } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { loadErrorText } from '#i18n/page-words.ts';
import { pathPrefix } from '#lib/bare-path.ts';
import { hydrateIslands } from '#lib/browser/deferred-hydration.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { onFailure } from '#lib/http/failures.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { readCookie } from '#lib/storage/cookie.ts';
import { keys, languageCookie } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';
import { showToast, toastMs } from '#lib/toasts.ts';
import { paths } from '#paths.ts';
import { readPageRule } from '../access/page-rule.ts';
import { settingsRedirect } from '../access/redirect-for.ts';

/** Switches visitors who have not chosen a language to the language of the site settings. */
const applySettingsLanguage = (locale: Locale): void => {
  if (locale === document.documentElement.lang || pathPrefix(location.pathname)) return;
  if (readCookie(languageCookie) ?? localArea.read(keys.local.language)) return;
  ignoreFailure(import('../language/switch-language.ts').then(({ switchLanguage }) => switchLanguage(locale)));
};

const redirectIfClosed = ({ template }: Settings): void => {
  const target = template && settingsRedirect(readPageRule(), template, paths);
  if (!target || (target === paths.home && isRecentlyReported())) return;
  redirectTo(target);
};

const markDocument = (settings: Settings): void => {
  const { dataset } = document.documentElement;
  dataset.flags = Object.entries($gates.get())
    .flatMap(([name, on]) => (on ? [name] : []))
    .join(' ');
  if (settings.template?.info.mobileTemplate.mem_cen === '1') dataset.memCen = '1';
  else delete dataset.memCen;
  const agentMenu = settings.consolidated?.whitelabel.agentMenu;
  if (agentMenu) dataset.agentMenu = agentMenu.join(' ');
};

/** Hydrates the islands of a deferred document when session, language or flags differ from what it was built for. */
const hydrateWhenOutdated = (): void => {
  const built = JSON.stringify(flagsOf(builtSettings));
  $session.listen(hydrateIslands);
  $locale.listen(hydrateIslands);
  $flags.subscribe((flags) => {
    if (JSON.stringify(flags) !== built) hydrateIslands();
  });
};

const settingsEndpoints: readonly (string | null)[] = [templateSettings.name, consolidatedSettings.name];

/** Reloads the settings after a refused call: a flag may have been switched off since they were loaded. */
const reloadAfterRefusal = (): void => {
  let isReloading = false;
  onFailure(({ code, endpoint }) => {
    if (isReloading || code !== 'permission.denied' || settingsEndpoints.includes(endpoint)) return;
    isReloading = true;
    void ignoreCallErrors(reloadSettings()).finally(() => {
      isReloading = false;
    });
  });
};

/** Reports once per page that the system is being upgraded: the first calls of a page show no errors themselves. */
const reportUpgrading = (): void => {
  const stop = onFailure((error) => {
    if (error.code !== 'system.upgrading') return;
    stop();
    void loadErrorText(error.code).then((text) => showToast(text, { kind: 'bad', time: toastMs.long }));
  });
};

/**
 * Applies the server's settings to the page; the head script used the cached ones. A call that fails for
 * maintenance or region also leads to their screens.
 */
export const watchSettings = (): void => {
  hydrateWhenOutdated();
  $settings.listen((settings) => {
    markDocument(settings);
    redirectIfClosed(settings);
    const wanted = localeOf(settings.template?.location);
    if (wanted) applySettingsLanguage(wanted);
  });
  onFailure(({ code }) => {
    if (code !== 'system.maintenance' && code !== 'region.restricted') return;
    blockSite(code === 'system.maintenance' ? 'maintenance' : 'regionRestriction');
  });
  reloadAfterRefusal();
  reportUpgrading();
  // Without a response the cached or default settings stay; the next page requests them again.
  void ignoreCallErrors(firstSettings());
  onPageRestore(() => void ignoreCallErrors(reloadSettings()));
};
