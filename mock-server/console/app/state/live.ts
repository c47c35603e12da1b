import { flags } from './flags.ts';
import { $live, loadRequests } from './requests.ts';
import { refreshSite } from './site.ts';

/** Switches that the site reads from its settings; others change what documents and lists hold. */
const inSettings = new Set(['whitelabel', 'promotions']);

/** The phone follows the flags, whoever moved them. */
const followFlags = (): void => {
  flags.$it.listen(({ data }, before) => {
    if (!data || !before?.data || data === before.data) return;
    const earlier = new Map(before.data.flags.map((flag) => [flag.name, JSON.stringify(flag.value)]));
    const moved = data.flags.filter((flag) => earlier.get(flag.name) !== JSON.stringify(flag.value));
    if (moved.length > 0) refreshSite(moved.every((flag) => inSettings.has(flag.group)) ? 'settings' : 'page');
  });
};

const pause = 1000;

/** Keeps what is shown in step with the world. */
export const startLive = (): void => {
  followFlags();
  setInterval(() => {
    if (document.hidden || !$live.get()) return;
    loadRequests().catch(() => undefined);
    flags.load().catch(() => undefined);
  }, pause);
};
