import { atom } from 'nanostores';
import type { JournalEntry } from '#sim/core/journal.ts';
import { admin, Problem } from './admin.ts';
import { $world, worldPath } from './browser.ts';

export type Entry = JournalEntry;

const keep = 500;

/** Fetched calls of the world, newest first; secrets are masked by the server. */
export const $requests = atom<readonly Entry[]>([]);
/** Whether new calls are fetched as they arrive. */
export const $live = atom(true);

let isBusy = false;
let shouldRepeat = false;

/** Fetches calls that arrived or completed since the last time. */
export const loadRequests = async (): Promise<void> => {
  const world = $world.get();
  shouldRepeat = isBusy;
  if (isBusy || world === null) return;
  isBusy = true;
  const entries = $requests.get();
  // Calls that were still pending are fetched again.
  const waiting = entries.findLast((entry) => entry.status === 0);
  const after = waiting ? waiting.seq - 1 : (entries[0]?.seq ?? 0);
  try {
    const { requests } = await admin<{ requests: Entry[] }>('GET', worldPath(`/requests?after=${after}&limit=${keep}`));
    // If the list was cleared meanwhile, it stays empty until the next event.
    if ($requests.get() === entries && requests.length > 0) {
      $requests.set([...requests, ...entries.filter((entry) => entry.seq <= after)].slice(0, keep));
    }
  } catch (error) {
    // The next event, or the next connection of the stream, repeats the request.
    if (!(error instanceof Problem)) throw error;
  } finally {
    isBusy = false;
  }
  if (shouldRepeat) await loadRequests();
};

/** Clears the list of calls, because another or restored world numbers its calls from one again. */
export const forgetRequests = (): void => $requests.set([]);

/** Throws Problem. */
export const clearRequests = async (): Promise<void> => {
  await admin('DELETE', worldPath('/requests'));
  $requests.set([]);
};

$world.listen(forgetRequests);
