import type { Row } from '../../row.ts';

/** R257: links under which others register below. */
export const affiliateUrls = {
  name: 'affiliateUrls',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_affiliateUrl',
  caller: 'agent',
} as const satisfies Row;

/** R257 */
export const createAffiliateUrl = {
  name: 'createAffiliateUrl',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_affiliateUrl',
  caller: 'agent',
  send: 'json',
  once: true,
} as const satisfies Row;

/** R257: nobody registers by it any more. */
export const endAffiliateUrl = {
  name: 'endAffiliateUrl',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_endAffiliateUrl',
  caller: 'agent',
  send: 'json',
  once: true,
} as const satisfies Row;
