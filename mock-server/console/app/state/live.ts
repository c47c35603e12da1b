import type { Topic } from '#sim/core/change-feed.ts';
import { $world, loadBrowser } from './browser.ts';
import { clock } from './clock.ts';
import { codes } from './codes.ts';
import { flags } from './flags.ts';
import { $live, forgetRequests, loadRequests } from './requests.ts';
import { loadAll } from './resource.ts';
import { refreshSite } from './site.ts';
import { watchWorld } from './stream.ts';

/** Flags that the site reads from its settings; others change documents and lists. */
const inSettings = new Set(['whitelabel', 'promotions']);

/** Changes that do not affect the page in the preview. */
const quiet = new Set<Topic>(['faults', 'overrides', 'callbacks']);

/** Refreshes the site in the preview when flags change, whichever page changed them. */
const followFlags = (): void => {
  flags.$state.listen(({ data }, before) => {
    if (!data || !before?.data || data === before.data) return;
    const earlier = new Map(before.data.flags.map((flag) => [flag.name, JSON.stringify(flag.value)]));
    const moved = data.flags.filter((flag) => earlier.get(flag.name) !== JSON.stringify(flag.value));
    if (moved.length > 0) refreshSite(moved.every((flag) => inSettings.has(flag.group)) ? 'settings' : 'page');
  });
};

const handleTopic = async (topic: Topic): Promise<void> => {
  if (topic === 'requests') {
    if ($live.get()) await Promise.all([loadRequests(), codes.load()]);
  } else if (topic === 'flags') await flags.load();
  else {
    if (topic === 'world') forgetRequests();
    await (topic === 'clock' ? Promise.all([clock.load(), codes.load()]) : loadAll());
    if (!quiet.has(topic)) refreshSite('page');
  }
};

/** Keeps the shown data up to date with the world. */
export const startLive = (): void => {
  followFlags();
  const restart = watchWorld({
    onChange: (topic) => void handleTopic(topic),
    opened: () => void Promise.all([loadAll(), loadRequests()]),
  });
  $world.listen(() => {
    restart();
    refreshSite('page');
  });
  // Another tab may have switched the browser to another world.
  addEventListener('focus', () => void loadBrowser().catch(() => undefined));
  $live.listen((live) => live && loadRequests());
};
