import type { Value } from '../../../contract/types.ts';
import type { Words } from '../../../i18n/translate.ts';

type Problem = NonNullable<Value<'checkTransfers'>['lines'][number]['problem']>;

/** Why a line cannot be carried out. */
export const problemName = ({ agencyTeam }: Words, problem: Problem): string =>
  ({
    'user.unknown': agencyTeam.problemUnknown(),
    'balance.insufficient': agencyTeam.problemInsufficient(),
    'request.conflict': agencyTeam.problemTwice(),
    'permission.denied': agencyTeam.problemRefused(),
  })[problem];
