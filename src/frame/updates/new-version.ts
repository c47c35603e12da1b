import { version } from '../../api/site/system.ts';
import { $settings } from '../../stores/site/settings.ts';
import { begunWith } from '../boot/start-up.ts';

/** A return to the tab asks again at most this often, ms. */
const pause = 60_000;

const offer = async (): Promise<void> => {
  const { offerReload } = await import('./offer-reload.ts');
  await offerReload();
};

/** A88: a version other than the one this visit began with, at start or on a return to the tab, offers a reload. */
export const watchVersion = (): void => {
  let current = begunWith;
  const compare = (next: string): void => {
    if (current !== undefined && next !== current) void offer().catch(() => undefined);
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
