import { perya } from '../../../../src/brands/perya.ts';

const peryaCodes: readonly (string | undefined)[] = [perya.merchantCode, perya.trialMerchantCode];

/** Whether a call names the second brand, as its members do or as its trial members (A92). */
export const isPerya = (merchant: string | undefined): boolean => peryaCodes.includes(merchant);
