import { version } from '../../api/site/system.ts';
import { $settings } from '../../stores/site/settings.ts';
import { begunWith } from '../boot/start-up.ts';

/** A return to the tab asks again at most this often, ms. */
const pause = 60_000;

let offered = false;

const offerReload = async (): Promise<void> => {
  if (offered) return;
  offered = true;
  const [{ askDialog }, { $words, lateWords }] = await Promise.all([
    import('../../ui/open-dialog.tsx'),
    import('../../i18n/page-words.ts'),
  ]);
  await lateWords();
  const { t } = $words.get();
  const sure = await askDialog({
    title: t.frame.newVersionTitle(),
    text: t.frame.newVersionText(),
    cancel: t.frame.later(),
    confirm: t.frame.reload(),
  });
  if (sure) location.reload();
};

/** A88: a version other than the one this visit began with, at start or on a return to the tab, offers a reload. */
export const watchVersion = (): void => {
  let current = begunWith;
  const compare = (next: string): void => {
    if (current !== undefined && next !== current) void offerReload();
    current = next;
  };
  $settings.listen((settings) => {
    if (settings.version) compare(settings.version.version);
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < pause) return;
    asked = Date.now();
    // What cannot be asked now is asked on the next return.
    version().then(
      (reply) => compare(reply.version),
      () => undefined,
    );
  });
};
