import { loadPopular } from '../../../stores/lottery/lotteries.ts';
import type { ListedGroup } from './listed.ts';

/** The lotteries most played (R254) as one group without a name. Throws CallError. */
export const popularGroup = async (language: 'EN' | 'TY'): Promise<readonly ListedGroup[]> => [
  { prizeMode: '', name: '', lotteries: await loadPopular(language) },
];
