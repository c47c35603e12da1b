import { brands } from '#brands/all.ts';
import type { Brand } from '#brands/brand.ts';
import { brandSettings } from '#brands/current.ts';

/** Returns the brand that a call names by its merchant code, of members or of trial members, else that of the process. */
export const brandOf = (merchant: string | undefined): Brand =>
  Object.values(brands).find((it) => merchant === it.merchantCode || merchant === it.trialMerchantCode) ??
  brandSettings;
