import type { Terms } from '#markets/terms.ts';

/** A VIP level: thresholds and benefits. Amounts in major units. */
export type VipTerms = Terms['vipTerms'][number];
