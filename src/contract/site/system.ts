import { defineEndpoint } from '../endpoint.ts';
import type {
  consolidatedSettingsSchemas,
  countrySchemas,
  domainRouteSchemas,
  systemStatusSchemas,
  templateSettingsSchemas,
  versionSchemas,
} from './system.schemas.ts';

/** Returns the site settings at start-up. */
export const templateSettings = defineEndpoint<typeof templateSettingsSchemas>()({
  name: 'templateSettings',
  method: 'GET',
  path: '/wps/system/settings/template',
  access: 'anyone',
  always: true,
});

/** Returns all settings of the merchant. */
export const consolidatedSettings = defineEndpoint<typeof consolidatedSettingsSchemas>()({
  name: 'consolidatedSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'anyone',
  always: true,
});

/** Returns the version of the backend. */
export const version = defineEndpoint<typeof versionSchemas>()({
  name: 'version',
  method: 'GET',
  path: '/wps/system/version',
  access: 'anyone',
  always: true,
});

/** Returns the platform's status at start-up. */
export const systemStatus = defineEndpoint<typeof systemStatusSchemas>()({
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  access: 'anyone',
  always: true,
});

/** Returns countries with their dialling codes. */
export const country = defineEndpoint<typeof countrySchemas>()({
  name: 'country',
  method: 'GET',
  path: '/wps/system/country',
  access: 'anyone',
  always: true,
});

/** Returns the addresses of service pages, obfuscated. */
export const domainRoute = defineEndpoint<typeof domainRouteSchemas>()({
  name: 'domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'anyone',
  always: true,
});
