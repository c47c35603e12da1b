import { z } from 'zod';

export const templateSettingsSchemas = {
  reply: z.object({
    info: z.object({ mobileTemplate: z.object({ mem_cen: z.string(), dep_func: z.string() }) }),
    location: z.enum(['EN', 'TY']),
    maintenance: z.boolean(),
    maintenanceEnd: z.number().int().nullable(),
    regionRestriction: z.boolean(),
  }),
  errors: [],
} as const;

const link = z.object({ url: z.string(), labelNameEn: z.string().optional() });

/** `whitelabel.flags` holds the switches of R205 by name; `paths` and `resources` are addresses relative to the site unless https; `fieldShare` is the share of page views that report web vitals, none at 0. */
export const consolidatedSettingsSchemas = {
  reply: z.object({
    customerService: z.object({ first: z.string(), second: z.string() }).nullable(),
    imageCDNs: z.array(z.string()).min(1),
    resources: z.array(z.object({ resourceType: z.string(), url: z.string() })),
    sideService: z.record(z.string(), link),
    paths: z.object({ games: z.string(), vendorImages: z.string(), promos: z.string() }),
    register: z.object({ enabled: z.boolean() }),
    whitelabel: z.object({
      flags: z.record(z.string(), z.boolean()),
      promotions: z.record(z.string(), z.object({ enabled: z.boolean() })),
      agentMenu: z.array(z.string()),
    }),
    domainRoute: z.string(),
    fieldShare: z.number().min(0).max(1),
    encryption: z.object({ keyId: z.string(), key: z.record(z.string(), z.unknown()), plainAllowed: z.boolean() }),
  }),
  errors: [],
} as const;

/** `world` tells caches of one simulated backend from those of another. */
export const versionSchemas = {
  reply: z.object({ version: z.string(), world: z.string(), resets: z.number().int() }),
  errors: [],
} as const;

export const systemStatusSchemas = {
  reply: z.object({ status: z.enum(['open', 'maintenance', 'upgrading']), regionRestriction: z.boolean() }),
  errors: [],
} as const;

/** `code` by ISO 3166, `dialingCode` without plus; the first is the visitor's. */
export const countrySchemas = {
  query: z.object({ language: z.enum(['EN', 'TY']).optional() }),
  reply: z.array(z.object({ code: z.string().length(2), name: z.string(), dialingCode: z.string() })),
  errors: [],
} as const;

/** Obfuscated as `obfuscateLink` does; `alternates` are tried in order when `route` does not respond. */
export const domainRouteSchemas = {
  reply: z.object({ route: z.string(), alternates: z.array(z.string()) }),
  errors: [],
} as const;
