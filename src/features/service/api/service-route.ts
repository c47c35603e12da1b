import { domainRoute } from '../../../contract/site/system.ts';
import { api } from '../../../lib/http/client.ts';
import { firstResponding, serviceRoutes } from '../model/service-routes.ts';

const responds = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Returns the service address in force: the first of `domainRoute` that responds (R240). Throws CallError. */
export const serviceRoute = async () => firstResponding(serviceRoutes(await api(domainRoute)), responds);
