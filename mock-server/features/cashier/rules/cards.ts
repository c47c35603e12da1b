import { maxBankCards } from '../../../../src/contract/account/card-terms.ts';
import { sameText } from '../../../../src/contract/text.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import { invalid } from '../../../core/invalid.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { applyRateLimits } from '../../account/rules/rate-limits.ts';
import { changeSecurity, securityOf } from '../../account/rules/security-settings.ts';
import { cardBanks } from './banks.ts';

/** A bank account or e-wallet that receives withdrawals of a member. */
export interface Card extends Doc {
  readonly member: string;
  readonly bankId: string;
  readonly number: string;
  readonly payeeName: string;
  readonly at: number;
}

/** Returns the key of a payout account: the same for one number with and without separators or leading zeros. */
export const payoutKey = ({ bankId, number }: Pick<Card, 'bankId' | 'number'>): string =>
  `${bankId} ${number.replace(/\D/g, '').replace(/^0+/, '')}`;

export const card = kind<Card>().named('card', { member: (it) => it.member, account: payoutKey });

/** A payout account that a member has used, kept after its card is removed: it identifies a person (X06). */
interface PayoutAccount extends Doc {
  readonly member: string;
}

const payoutAccount = kind<PayoutAccount>().named('payout-account', { member: (it) => it.member });

/** Returns the keys of all payout accounts that a member has or had. */
export const payoutKeysOf = (state: State, member: string): string[] => [
  ...state.by(card, 'member', member).map(payoutKey),
  ...state.by(payoutAccount, 'member', member).map(({ id }) => id.slice(member.length + 1)),
];

/** Returns the keys of all payout accounts that members have or had, by member. */
export const payoutKeysByMember = (state: State): ReadonlyMap<string, readonly string[]> => {
  const members = [...state.all(card), ...state.all(payoutAccount)].map(({ member }) => member);
  return new Map([...new Set(members)].map((member) => [member, payoutKeysOf(state, member)]));
};

const oldestFirst = (state: State, member: string): Card[] =>
  state.by(card, 'member', member).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

/** Returns the id of the default card, or of the oldest if none is chosen; undefined without cards. */
export const defaultCardOf = (state: State, member: string): string | undefined => {
  const cards = oldestFirst(state, member);
  const { defaultCard } = securityOf(state, member);
  return (cards.find(({ id }) => id === defaultCard) ?? cards[0])?.id;
};

/** Returns the cards of a member, the default card first, then by age. */
export const cardsOf = (state: State, member: string): Card[] => {
  const first = defaultCardOf(state, member);
  return oldestFirst(state, member).sort((a, b) => Number(b.id === first) - Number(a.id === first));
};

/** Returns a card number with all but its last four digits masked, for example `•••• 4821`. */
export const maskCardNumber = (number: string): string => `•••• ${number.slice(-4)}`;

export const cardOf = (state: State, member: string, id: string): Card => {
  const found = state.get(card, id);
  if (found?.member !== member) throw new Refusal('resource.unknown', { why: `no card ${id}` });
  return found;
};

/**
 * Adds a card; the first one sets the payee name (R265). Throws `resource.unknown` for an unknown bank,
 * `request.invalid` for a number that the bank does not use or another payee, `request.conflict` for a number that is
 * registered already, `request.too-many` for too many attempts of a network address (`from`), `limit.reached` above
 * five.
 */
export const addCard = (
  world: World,
  member: string,
  given: Pick<Card, 'bankId' | 'number' | 'payeeName'>,
  from?: string,
): Card => {
  const bank = cardBanks.find(({ bankId }) => bankId === given.bankId);
  if (!bank) throw new Refusal('resource.unknown', { why: `no bank ${given.bankId}` });
  const [least, most] = bank.digits;
  if (given.number.length < least || given.number.length > most) throw invalid('number', 'length');
  const { payeeName } = securityOf(world.state, member);
  if (payeeName && !sameText(payeeName, given.payeeName)) throw invalid('payeeName', 'equal');
  if (cardsOf(world.state, member).length >= maxBankCards)
    throw new Refusal('limit.reached', { value: { most: maxBankCards } });
  // From here on the response reveals whether the number is registered.
  applyRateLimits(world, { lookups: from });
  if (world.state.by(card, 'account', payoutKey(given)).length > 0)
    throw new Refusal('request.conflict', { keep: true, why: 'the number is on a card already' });
  const made: Card = { id: world.id('CD'), member, ...given, payeeName: payeeName ?? given.payeeName, at: world.now() };
  world.state.put(card, made);
  world.state.put(payoutAccount, { id: `${member} ${payoutKey(made)}`, member });
  if (!payeeName) changeSecurity(world, member, { payeeName: made.payeeName });
  return made;
};
