import { customerService } from '../../../contract/service/service.ts';
import type { Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';
import { ignoreCallErrors } from '../../../lib/http/errors.ts';
import { hrefOf } from '../../../paths.ts';
import { readServiceLink } from '../model/service-links.ts';

const show = (links: Value<'customerService'>): void => {
  for (const key of ['chat', 'first', 'second'] as const) {
    const row = document.querySelector<HTMLElement>(`[data-desk="${key}"]`);
    const link = key === 'chat' ? { href: hrefOf('chat'), outside: false } : readServiceLink(links?.[key]);
    if (row) row.hidden = !(links && link);
    const anchor = row?.querySelector('a');
    if (!anchor || !link) continue;
    anchor.href = link.href;
    anchor.target = link.outside ? '_blank' : '';
    if (link.outside) anchor.rel = 'noopener';
  }
  const closed = document.querySelector<HTMLElement>('[data-closed]');
  if (closed) closed.hidden = links !== null;
};

/** Updates the support links (A06, R240); those of the build stay if the call fails. */
export const updateDesks = (): Promise<void> => ignoreCallErrors(api(customerService).then(show));
