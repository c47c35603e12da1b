import type { Value } from '#contract/types.ts';

/** A public RSA key; its private key does not exist. */
const key = {
  kty: 'RSA',
  e: 'AQAB',
  n: 'wlNg-5Vmp-i0R3OvIQNihHTJaq7OpQ8XDfKBHQ5qu_FfLzK3zDAkILtQ4p9VKmHcZu8pw3k4A-NJtCTwNSRUF-PkcxG1O4MqIcOxQDFr7tHSJVKsfAltwPra5KydSLevH1yXLNk5U-lMXshqDJG4Yr0wVGB0cbfL8dWi8ngh91UdX9e6uPwaxll_h0HpBMafaNKrV0HsB5m0fnOWXbnNY6DWjWWEafBTnv0dWNb0hwbC2AokGCGJPMKbTeE_GLSUkgqwoMCMY_GUNGqSifqdgGjkAWieFMgVU20LA6QGqBc12Q-3uTpVbLGOF5Uc6PMYnAoEet12ZwHY6fAFvctmCQ',
};

/** Site settings like a backend returns them. */
export const settings: Value<'consolidatedSettings'> = {
  customerService: null,
  imageCDNs: ['https://one.test', 'https://two.test'],
  resources: [],
  sideService: {},
  paths: { games: '/games', vendorImages: '/vendors', promos: '/promos' },
  register: { enabled: true },
  whitelabel: { flags: {}, promotions: {}, agentMenu: [] },
  domainRoute: '',
  fieldShare: 0,
  encryption: { keyId: 'key-1', key, plainAllowed: true },
};

/** Version information of a backend; a different number of resets invalidates cached data. */
export const version = { version: '1.0.0', world: 'w-1', resets: 0 };

export const template: Value<'templateSettings'> = {
  info: { mobileTemplate: { mem_cen: '0', dep_func: '0' } },
  location: 'EN',
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: false,
};
