import * as z from 'zod';
import { language, wireLanguages } from '../fields.ts';

export const templateSettingsSchemas = {
  summary: 'Read settings needed before the first page',
  reply: z.object({
    info: z
      .object({
        mobileTemplate: z
          .object({
            mem_cen: z.string().describe('Template of the member centre; `0` is the only one.'),
            dep_func: z.string().describe('Template of deposits; `0` is the only one.'),
          })
          .describe('Templates of the mobile site.'),
      })
      .describe('Choice of templates.'),
    location: z.enum(wireLanguages).describe('Default language of the merchant.'),
    maintenance: z.boolean().describe('Whether the site is closed for maintenance.'),
    maintenanceEnd: z
      .number()
      .int()
      .nullable()
      .describe('Expected end of maintenance, epoch ms; null if unknown or open.'),
    regionRestriction: z.boolean().describe('Whether the region of the caller is barred.'),
  }),
  errors: [],
} as const;

const link = z.object({
  url: z.string().describe('Address.'),
  labelNameEn: z.string().optional().describe('English label; absent for the usual one.'),
});

/**
 * `whitelabel.flags` holds the flags by name; `paths` and `resources` are relative to the site unless https;
 * `fieldShare` is the share of page views that report web vitals, 0 for none.
 */
export const consolidatedSettingsSchemas = {
  summary: 'Read all settings of the merchant',
  reply: z.object({
    customerService: z
      .object({
        first: z.string().describe('Link to the first desk, obfuscated.'),
        second: z.string().describe('Link to the second desk, obfuscated.'),
      })
      .nullable()
      .describe('Links as in `customerService`; null while it is closed.'),
    imageCDNs: z
      .array(z.string())
      .min(1)
      .describe('Image hosts, tried in this order; relative to the site unless https.'),
    resources: z
      .array(
        z.object({
          resourceType: z.string().describe('Kind, such as `Android`, `IOS`, `MOBILECONFIG`, `AppDownloadIcon`.'),
          url: z.string().describe('Address, relative to the site unless https.'),
        }),
      )
      .describe('Addresses of downloads and similar by kind.'),
    sideService: z.record(z.string(), link).describe('Links to services by name, such as `FACEBOOK`.'),
    paths: z
      .object({
        games: z.string().describe('Folder of game pictures.'),
        vendorImages: z.string().describe('Folder of vendor logos.'),
        promos: z.string().describe('Folder of banners and promotion pictures.'),
      })
      .describe('Folders below the image host.'),
    register: z
      .object({ enabled: z.boolean().describe('Whether new members can register.') })
      .describe('Registration.'),
    whitelabel: z
      .object({
        flags: z.record(z.string(), z.boolean()).describe('Flags by name.'),
        promotions: z
          .record(z.string(), z.object({ enabled: z.boolean().describe('Whether the page is open.') }))
          .describe('Promotions with a page of their own, by name.'),
        agentMenu: z.array(z.string()).describe('Entries of the agent menu in their order.'),
      })
      .describe('Switches of the merchant.'),
    domainRoute: z.string().describe('Route to the fastest domain, as in `domainRoute`; `/` for this one.'),
    fieldShare: z.number().min(0).max(1).describe('Share of page views that report web vitals, from 0 (none) to 1.'),
    sessionMinutes: z
      .number()
      .optional()
      .describe('Minutes without a call until a session expires; absent if it does not.'),
    encryption: z
      .object({
        keyId: z.string().describe('Name of the key, `kid` of the JWE and of the header `Encryption`.'),
        key: z.record(z.string(), z.unknown()).describe('Public RSA key as a JWK, for RSA-OAEP-256.'),
        plainAllowed: z.boolean().describe('Whether plain JSON is accepted too.'),
      })
      .describe('How bodies of login and registration are encrypted.'),
  }),
  errors: [],
} as const;

/** `world` distinguishes the caches of several simulated backends. */
export const versionSchemas = {
  summary: 'Read the version of the backend',
  reply: z.object({
    version: z.string().describe('Version of the backend.'),
    world: z.string().describe('Name of the world; constant for a real backend.'),
    resets: z.number().int().describe('How often the world was reset; constant for a real backend.'),
  }),
  errors: [],
} as const;

export const systemStatusSchemas = {
  summary: 'Read whether the site is open',
  reply: z.object({
    status: z.enum(['open', 'maintenance', 'upgrading']).describe('State of the whole site.'),
    regionRestriction: z.boolean().describe('Whether the region of the caller is barred.'),
  }),
  errors: [],
} as const;

/** `code` by ISO 3166, `dialingCode` without plus; the first is the visitor's. */
export const countrySchemas = {
  summary: 'List countries with dialing codes',
  query: z.object({
    language,
  }),
  reply: z
    .array(
      z.object({
        code: z.string().length(2).describe('Country by ISO 3166-1 alpha-2.'),
        name: z.string().describe('Name in the language of the call.'),
        dialingCode: z.string().describe('Dialing code, digits without plus.'),
      }),
    )
    .describe('Countries, that of the caller first.'),
  errors: [],
} as const;

/** Obfuscated by `obfuscateLink`; `alternates` are tried in order if `route` does not respond. */
export const domainRouteSchemas = {
  summary: 'Read domains that reach the site',
  reply: z.object({
    route: z.string().describe('Preferred domain, obfuscated like links to customer service.'),
    alternates: z.array(z.string()).describe('Other domains, obfuscated, to try in this order.'),
  }),
  errors: [],
} as const;
