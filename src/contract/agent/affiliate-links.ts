import { defineEndpoint } from '../endpoint.ts';
import type {
  affiliateUrlsSchemas,
  createAffiliateUrlSchemas,
  endAffiliateUrlSchemas,
} from './affiliate-links.schemas.ts';

/** Lists links through which new members register below the agent. */
export const affiliateUrls = defineEndpoint<typeof affiliateUrlsSchemas>()({
  name: 'affiliateUrls',
  method: 'GET',
  path: '/wps/relay/MCS2_wps_affiliateUrl',
  access: 'agent',
});

/** Creates an affiliate link. */
export const createAffiliateUrl = defineEndpoint<typeof createAffiliateUrlSchemas>()({
  name: 'createAffiliateUrl',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_affiliateUrl',
  access: 'agent',
  send: 'json',
  once: true,
});

/** Ends an affiliate link, which then no longer accepts registrations. */
export const endAffiliateUrl = defineEndpoint<typeof endAffiliateUrlSchemas>()({
  name: 'endAffiliateUrl',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_endAffiliateUrl',
  access: 'agent',
  send: 'json',
  once: true,
});
