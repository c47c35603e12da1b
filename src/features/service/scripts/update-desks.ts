import { customerService } from '#contract/service/service.ts';
import { domainRoute } from '#contract/site/system.ts';
import type { Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { hrefOf } from '#paths.ts';
import { readServiceLink } from '../model/service-links.ts';
import { serviceRoutes } from '../model/service-routes.ts';

type ServiceLink = ReturnType<typeof readServiceLink>;

const showRow = (key: string, link: ServiceLink): void => {
  const row = document.querySelector<HTMLElement>(`[data-desk="${key}"]`);
  if (row) row.hidden = !link;
  const anchor = row?.querySelector('a');
  if (!anchor || !link) return;
  anchor.href = link.href;
  if (link.outside) anchor.target = '_blank';
  else anchor.removeAttribute('target');
  if (link.outside) anchor.rel = 'noopener';
};

const showDesks = (links: Value<'customerService'>): void => {
  showRow('chat', links && { href: hrefOf('chat'), outside: false });
  for (const key of ['first', 'second'] as const) showRow(key, readServiceLink(links?.[key]));
  const closed = document.querySelector<HTMLElement>('[data-closed]');
  if (closed) closed.hidden = links !== null;
};

/** Shows the alternative addresses of `domainRoute`, for visitors who cannot open this one. */
const showRoutes = (value: Value<'domainRoute'>): void => {
  const shown: readonly string[] = [hrefOf('service'), hrefOf('chat')];
  const [route = null, alternate = null] = serviceRoutes(value).filter(({ href }) => !shown.includes(href));
  showRow('route', route);
  showRow('alternate', alternate);
};

/** Updates the support links; the prerendered ones stay if a call fails. */
export const updateDesks = async (): Promise<void> => {
  await Promise.all([
    ignoreCallErrors(api(customerService).then(showDesks)),
    ignoreCallErrors(api(domainRoute).then(showRoutes)),
  ]);
};
