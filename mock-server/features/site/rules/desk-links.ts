import { obfuscateLink } from '#features/service/model/obfuscated-link.ts';
import { hrefOf } from '#paths.ts';

/** Links to the two desks of customer service in the settings, obfuscated. */
export const deskLinks = {
  first: obfuscateLink(hrefOf('chat', { desk: 1 })),
  second: obfuscateLink(hrefOf('chat', { desk: 2 })),
} as const;
