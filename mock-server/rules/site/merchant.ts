import { perya } from '../../../src/brand/perya.ts';

const peryaCodes: readonly (string | undefined)[] = [perya.merchantCode, perya.trialMerchantCode];

/** Whether a call names the second brand, as its members do or as its trial members (A92). */
export const isPerya = (merchant: string | undefined): boolean => peryaCodes.includes(merchant);
