import type { Brand } from '#brands/brand.ts';
import { kidlat } from '#brands/kidlat.ts';
import { perya } from '#brands/perya.ts';

const peryaCodes: readonly (string | undefined)[] = [perya.merchantCode, perya.trialMerchantCode];

/** Returns whether a call names the second brand, by the code of its members or of its trial members. */
export const isPerya = (merchant: string | undefined): boolean => peryaCodes.includes(merchant);

/** Returns the brand that a call names by its merchant code, else the default one. */
export const brandOf = (merchant: string | undefined): Brand => (isPerya(merchant) ? perya : kidlat);
