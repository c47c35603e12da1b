import {
  $settings,
  firstSettings,
  reloadSettings,
  type Settings,
  switchesOf,
} from '../../features/site/stores/settings.ts';
import { blockSite, isRecentlyReported } from '../../features/site/stores/site-gate.ts';
import { localeOf } from '../../i18n/locale.ts';
import { onPageRestore } from '../../lib/browser/on-page-restore.ts';
import { redirectTo } from '../../lib/browser/redirect.ts';
import { ignoreCallErrors } from '../../lib/http/errors.ts';
import { onFailure } from '../../lib/http/failures.ts';
import { paths } from '../../paths.ts';
import { readPageRule } from '../access/page-rule.ts';
import { settingsRedirect } from '../access/redirect-for.ts';
import { applySettingsLanguage } from '../session/settings-language.ts';

const redirectIfClosed = ({ template }: Settings): void => {
  const target = template && settingsRedirect(readPageRule(), template, paths);
  if (!target || (target === paths.home && isRecentlyReported())) return;
  redirectTo(target);
};

const markDocument = (settings: Settings): void => {
  const { dataset } = document.documentElement;
  dataset.flags = Object.entries(switchesOf(settings))
    .flatMap(([name, on]) => (on ? [name] : []))
    .join(' ');
  if (settings.template?.info.mobileTemplate.mem_cen === '1') dataset.memCen = '1';
  else delete dataset.memCen;
};

/**
 * Start-up (R040–R045): the head script went by the settings of the last page, this follows what the
 * server says now, and any call that answers with maintenance or region leads there too (A15).
 */
export const startUp = (): void => {
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
  // Without an answer the cached or built-in settings stand; the next page asks again.
  void ignoreCallErrors(firstSettings());
  onPageRestore(() => void ignoreCallErrors(reloadSettings()));
};
