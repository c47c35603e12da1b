import { startOfDay } from '../../../core/clock.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { isPaced } from '../../account/rules/pace.ts';
import { requireOpen } from '../../safety/rules/closure.ts';
import { checkDepositOrder } from '../../safety/rules/limits.ts';
import { type Channel, channelOf } from './deposit-channels.ts';
import { bonusFor } from './deposit-promos.ts';
import { type Deposit, deposit, depositsOf, isUnsettled } from './deposit-record.ts';

const minute = 60_000;
const mostOpen = 3;
const mostAMinute = 5;
/** Centavos. */
const mostADay = 50_000_000;

interface Order {
  readonly channel: Channel;
  readonly centavos: number;
  readonly bankId?: string;
  readonly payerName?: string;
  readonly origin: string;
}

// Read out over the phone without doubt.
const letterPairs = ['KD', 'LX', 'MW', 'RT', 'HZ'] as const;

const checkLimits = (world: World, member: string, centavos: number): void => {
  const now = world.now();
  const own = depositsOf(world.state, member);
  if (own.filter(isUnsettled).length >= mostOpen)
    throw new Refusal('limit.reached', { value: { open: mostOpen }, why: `${mostOpen} orders are open` });
  if (isPaced(world) && own.filter(({ at }) => at > now - minute).length >= mostAMinute)
    throw new Refusal('request.too-many');
  const today = own
    .filter((it) => it.at >= startOfDay(now) && (it.status === 'approved' || isUnsettled(it)))
    .reduce((sum, it) => sum + it.centavos, 0);
  if (today + centavos > mostADay)
    throw new Refusal('limit.reached', { value: { leftToday: (mostADay - today) / 100 } });
};

/**
 * Opens an order. Throws `amount.out-of-range`, `resource.unknown` for a bank that the channel does not
 * have, `limit.reached` with three open orders or above the day's sum, `request.too-many` after five in a minute.
 */
export const orderDeposit = (world: World, member: string, order: Order): Deposit => {
  const { channel, centavos, bankId = null, payerName = null, origin } = order;
  const { min, max, feeRate, life, banks } = channelOf(channel);
  if (bankId !== null && !banks.some((it) => it.bankId === bankId))
    throw new Refusal('resource.unknown', { why: `${channel} has no bank ${bankId}` });
  if (centavos < min || centavos > max)
    throw new Refusal('amount.out-of-range', { value: { min: min / 100, max: max / 100 } });
  requireOpen(world, member);
  checkLimits(world, member, centavos);
  checkDepositOrder(world, member, centavos);
  const { promoId, bonus } = bonusFor(world, member, centavos);
  const at = world.now();
  const made: Deposit = {
    id: world.id('DP'),
    member,
    channel,
    bankId,
    centavos,
    fee: Math.round(centavos * feeRate),
    promoId,
    bonus,
    status: 'pending',
    at,
    expiresAt: at + life,
    settledAt: null,
    reference: channel === 'manual' ? `${world.random.pick(letterPairs)}${world.random.digits(6)}` : null,
    payerName,
    ticket: channel === 'manual' ? null : `${world.name}.${world.secrets.hex(24)}`,
    origin,
    reason: null,
  };
  world.state.put(deposit, made);
  world.schedule({ id: `deposit:${made.id}`, at: made.expiresAt, type: 'deposit', data: made.id });
  return made;
};
