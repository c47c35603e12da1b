import { brand } from '../../../../brands/current.ts';
import { transferRange } from '../../../../contract/limits.ts';
import type { Value } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { formatMoney } from '../../../../lib/money/money.ts';

type Problem = NonNullable<Value<'checkTransfers'>['lines'][number]['problem']>;

/** Returns the dictionary key of a transfer's error. */
export const transferErrorName = ({ agencyTeam }: Words, problem: Problem): string =>
  ({
    'user.unknown': agencyTeam.problemUnknown(),
    'amount.out-of-range': agencyTeam.problemAmount({ amount: formatMoney(transferRange.min, brand.currency.sign) }),
    'balance.insufficient': agencyTeam.problemInsufficient(),
    'request.too-many': agencyTeam.problemTooMany(),
    'request.conflict': agencyTeam.problemTwice(),
    'permission.denied': agencyTeam.problemRefused(),
  })[problem];
