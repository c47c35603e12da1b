import { defineEndpoint } from '../endpoint.ts';
import type {
  consolidatedSettingsSchemas,
  countrySchemas,
  domainRouteSchemas,
  systemStatusSchemas,
  templateSettingsSchemas,
  versionSchemas,
} from './system.schemas.ts';

/** Returns the site settings at start-up (R044). */
export const templateSettings = defineEndpoint<typeof templateSettingsSchemas>()({
  name: 'templateSettings',
  method: 'GET',
  path: '/wps/system/settings/template',
  access: 'anyone',
  always: true,
});

/** R045 */
export const consolidatedSettings = defineEndpoint<typeof consolidatedSettingsSchemas>()({
  name: 'consolidatedSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'anyone',
  always: true,
});

/** A88 */
export const version = defineEndpoint<typeof versionSchemas>()({
  name: 'version',
  method: 'GET',
  path: '/wps/system/version',
  access: 'anyone',
  always: true,
});

/** R240: returns the platform's status at start-up (R040, R041). */
export const systemStatus = defineEndpoint<typeof systemStatusSchemas>()({
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  access: 'anyone',
  always: true,
});

/** R240: returns countries with their dialling codes. */
export const country = defineEndpoint<typeof countrySchemas>()({
  name: 'country',
  method: 'GET',
  path: '/wps/system/country',
  access: 'anyone',
  always: true,
});

/** R240: returns the addresses of service pages, obfuscated (A06). */
export const domainRoute = defineEndpoint<typeof domainRouteSchemas>()({
  name: 'domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'anyone',
  always: true,
});
