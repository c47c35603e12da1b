import { minuteMs } from '#lib/dates/units.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { feeOf } from '#lib/money/share.ts';
import { depositOrderTerms } from '#markets/current.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { requireIdentity } from '#sim/features/account/rules/identity-requirement.ts';
import { requirePlayAllowed } from '#sim/features/account/rules/identity-review.ts';
import type { Device } from '#sim/features/account/rules/known-devices.ts';
import { checkDepositOrder } from '#sim/features/safety/rules/limits.ts';
import { hasRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { type Channel, depositChannels } from './deposit-channels.ts';
import { expiryOfDeposit } from './deposit-expiry.ts';
import { claimFor } from './deposit-promotions.ts';
import { type Deposit, depositDue, deposits, depositsOf, isUnsettled } from './deposit-record.ts';

const { maxOpen, maxPerMinute } = depositOrderTerms;
const maxMinorPerDay = toMinor(depositOrderTerms.maxPerDay);

interface DepositRequest {
  readonly channel: Channel;
  readonly minor: number;
  readonly bankId?: string;
  readonly payerName?: string;
  readonly origin: string;
  readonly payOrigin?: string | undefined;
  readonly device?: Device;
}

// Letters that are not confused when read out over the phone.
const referencePrefixes = ['KD', 'LX', 'MW', 'RT', 'HZ'] as const;

/**
 * Checks an amount that is about to be paid in against the limits on orders. A transfer that was reported late counts on
 * the day of its report. Throws `limit.reached` and `identity.required`.
 */
export const checkOrderLimits = (world: World, memberId: string, minor: number): void => {
  const now = world.now();
  const own = depositsOf(world.state, memberId);
  if (own.filter(isUnsettled).length >= maxOpen)
    throw new Refusal('limit.reached', { value: { open: maxOpen }, why: `${maxOpen} orders are open` });
  const today = own
    .filter((it) => (it.reportedAt ?? it.at) >= startOfDay(now) && (it.status === 'approved' || isUnsettled(it)))
    .reduce((sum, it) => sum + it.minor, 0);
  if (today + minor > maxMinorPerDay)
    throw new Refusal('limit.reached', { value: { leftToday: toMajor(maxMinorPerDay - today) } });
  requireIdentity(world, memberId, 'deposit', today + minor);
};

const checkOrderRate = (world: World, memberId: string): void => {
  const minuteAgo = world.now() - minuteMs;
  if (!hasRateLimits(world)) return;
  if (depositsOf(world.state, memberId).filter(({ at }) => at > minuteAgo).length >= maxPerMinute)
    throw new Refusal('request.too-many');
};

/** Digits of a code that a cashier types in. */
const counterCodeDigits = 12;

const referenceOf = ({ random }: World, channel: Channel): string | null => {
  if (channel === 'manual') return `${random.pick(referencePrefixes)}${random.digits(6)}`;
  return channel === 'counter' ? random.digits(counterCodeDigits) : null;
};

/**
 * Creates a pending deposit and schedules its expiry. Throws `amount.out-of-range`, `resource.unknown` for a bank that the
 * channel does not have, `safety.review` under an identity review, `limit.reached` with too many open deposits or above
 * the daily amount, `request.too-many` for too many in a minute (`depositOrderTerms`), `identity.required`.
 */
export const orderDeposit = (world: World, memberId: string, order: DepositRequest): Deposit => {
  const { channel, minor, bankId = null, payerName = null, origin, payOrigin, device } = order;
  const offered = depositChannels.find((it) => it.channel === channel);
  if (!offered) throw new Refusal('resource.unknown', { why: `the brand does not offer ${channel}` });
  const { min, max, feeRate, banks } = offered;
  if (bankId !== null && !banks.some((it) => it.bankId === bankId))
    throw new Refusal('resource.unknown', { why: `${channel} has no bank ${bankId}` });
  if (minor < min || minor > max)
    throw new Refusal('amount.out-of-range', { value: { min: toMajor(min), max: toMajor(max) } });
  requirePlayAllowed(world, memberId);
  checkOrderRate(world, memberId);
  checkOrderLimits(world, memberId, minor);
  checkDepositOrder(world, memberId, minor);
  const claim = claimFor(world, memberId, minor);
  const at = world.now();
  const newDeposit: Deposit = {
    id: world.id('DP'),
    member: memberId,
    channel,
    bankId,
    minor,
    fee: feeOf(minor, feeRate),
    promoId: claim?.promoId ?? null,
    bonus: claim?.bonus ?? 0,
    ...(claim && { terms: claim.terms }),
    status: 'pending',
    at,
    expiresAt: expiryOfDeposit(channel, at),
    settledAt: null,
    reference: referenceOf(world, channel),
    payerName,
    ticket: channel === 'manual' ? null : `${world.name}.${world.secrets.hex(24)}`,
    origin,
    ...(payOrigin !== undefined && { payOrigin }),
    reason: null,
    ...(device && { device }),
  };
  world.state.put(deposits, newDeposit);
  world.schedule(depositDue(newDeposit.id, newDeposit.expiresAt));
  return newDeposit;
};
