import type { Value } from '../../../contract/types.ts';

/** Returns the bonuses among the locked parts of a balance. */
export const bonusesOf = ({ parts }: Value<'wagering'>) => parts.filter(({ bonusId }) => bonusId !== null);
