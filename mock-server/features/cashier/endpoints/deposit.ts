import * as endpoints from '#contract/cashier/deposit.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { WireLanguage } from '#contract/fields.ts';
import type { Deposit as WireDeposit } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { newest } from '#sim/core/newest.ts';
import type { State } from '#sim/core/state.ts';
import { deviceOf } from '#sim/features/account/rules/known-devices.ts';
import { type Context, handle, handlePrepared } from '#sim/features/handler.ts';
import { refuseExcludedIdentity, refuseExcludedPayer } from '#sim/features/safety/rules/close-account.ts';
import { textIn, textOrNull } from '#sim/features/shared/localized-text.ts';
import { isOfOtherOrigin, pageOrigin } from '#sim/features/shared/page-origin.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { isWithin } from '#sim/features/shared/period.ts';
import { loadQrMaker, qrPicture } from '#sim/features/shared/qr-code.ts';
import { daysOfPage, selectionOf } from '#sim/features/shared/record-query.ts';
import { bankAccountKeysOf } from '../rules/bank-accounts.ts';
import { bankIconPath } from '../rules/banks.ts';
import { confirmDeposit } from '../rules/confirm-deposit.ts';
import {
  channelOf,
  type DepositBank,
  type DepositChannel,
  depositChannels,
  isWalletQr,
} from '../rules/deposit-channels.ts';
import { orderDeposit } from '../rules/deposit-order.ts';
import { acceptPromo, depositPromosOf, promoTitle } from '../rules/deposit-promotions.ts';
import {
  type Deposit,
  depositsOf,
  lastApprovedDepositOf,
  payersOf,
  payUrlOf,
  usualAmountsOf,
} from '../rules/deposit-record.ts';
import { cancelDeposit, depositOf, openDepositsOf } from '../rules/deposit-settlement.ts';

type QrMaker = Awaited<ReturnType<typeof loadQrMaker>>;

const wireBank = ({ bankId, name, account }: DepositBank) => ({
  bankId,
  name,
  iconUrl: bankIconPath(bankId),
  accountName: account?.name ?? null,
  accountNumber: account?.number ?? null,
});

const qrChannels = new Set<WireDeposit['channel']>(['alipay', 'qq', 'wechat', 'qrph']);

const wireDeposit = (maker: QrMaker, deposit: Deposit, language: WireLanguage): WireDeposit => {
  const payUrl = deposit.status === 'pending' ? payUrlOf(deposit) : null;
  const bank = channelOf(deposit.channel).banks.find(({ bankId }) => bankId === deposit.bankId);
  return {
    depositId: deposit.id,
    channel: deposit.channel,
    iconUrl: bankIconPath(bank?.bankId ?? deposit.channel),
    amount: toMajor(deposit.minor),
    fee: toMajor(deposit.fee),
    bonus: toMajor(deposit.bonus),
    promotion: textOrNull(promoTitle(deposit.promoId), language),
    status: deposit.status,
    at: deposit.at,
    expiresAt: deposit.expiresAt,
    settledAt: deposit.settledAt,
    bank: bank ? wireBank(bank) : null,
    reference: deposit.reference,
    qr:
      payUrl && qrChannels.has(deposit.channel)
        ? qrPicture(maker, deposit.payOrigin === undefined ? deposit.origin + payUrl : payUrl)
        : null,
    payUrl,
    reason: textOrNull(deposit.reason, language),
  };
};

type DepositCall = Pick<
  Context<EndpointDefinition, QrMaker>,
  'world' | 'session' | 'headers' | 'backendOrigin' | 'language' | 'prepared'
> & {
  readonly member: { readonly id: string };
};

/** Creates a deposit on a channel and returns it in its wire format. */
const orderOnChannel = (
  { world, member, session, headers, backendOrigin, language, prepared }: DepositCall,
  channel: WireDeposit['channel'],
  { amount, ...rest }: { amount: number; bankId?: string; payerName?: string },
): WireDeposit => {
  // Persons who excluded themselves on another account are recognised by their bank accounts, removed ones included.
  refuseExcludedIdentity(world, member.id, { bankAccountKeys: bankAccountKeysOf(world.state, member.id) });
  refuseExcludedPayer(world, member.id, rest.payerName);
  const origin = pageOrigin(headers);
  const deposit = orderDeposit(world, member.id, {
    channel,
    minor: toMinor(amount),
    ...rest,
    origin,
    device: deviceOf(session),
    ...(isOfOtherOrigin(headers, backendOrigin) && { payOrigin: backendOrigin }),
  });
  return wireDeposit(prepared, deposit, language);
};

/** Returns the items with those that match first, otherwise in the same order. */
const matchingFirst = <T>(items: readonly T[], isMatch: (item: T) => boolean): readonly T[] => [
  ...items.filter(isMatch),
  ...items.filter((item) => !isMatch(item)),
];

/** Returns the channel's amounts and those that the member usually deposits and the channel takes, in minor units. */
const quickAmountsOf = (
  state: State,
  memberId: string,
  { quickAmounts, min, max }: DepositChannel,
): readonly number[] => {
  const usual = usualAmountsOf(state, memberId).filter((it) => it >= min && it <= max);
  return [...new Set([...quickAmounts, ...usual])].sort((a, b) => a - b);
};

export const depositHandlers = [
  // The channel of the member's last deposit comes first, as the site preselects the first one.
  handle(endpoints.depositChannels, ({ world, member, query, language, flag }) => {
    const last = lastApprovedDepositOf(world.state, member.id);
    const payers = payersOf(world.state, member.id);
    const offered = depositChannels.filter(({ channel }) => flag('WALLET_QR') || !isWalletQr(channel));
    return matchingFirst(offered, ({ channel }) => channel === last?.channel)
      .filter(({ channel }) => query.vendor === undefined || query.vendor === channel)
      .map((channel) => ({
        channel: channel.channel,
        name: textIn(channel.name, language),
        hint: textIn(channel.hint, language),
        iconUrl: bankIconPath(channel.channel),
        minutes: channel.minutes,
        min: toMajor(channel.min),
        max: toMajor(channel.max),
        feeRate: channel.feeRate,
        quickAmounts: quickAmountsOf(world.state, member.id, channel).map((it) => toMajor(it)),
        payers: channel.channel === 'manual' ? [...payers] : [],
        banks: matchingFirst(channel.banks, ({ bankId }) => bankId === last?.bankId).map(wireBank),
      }));
  }),

  handle(endpoints.depositPromos, ({ world, member, language }) => depositPromosOf(world, member.id, language)),

  handle(endpoints.acceptPromo, ({ world, member, body, language }) => {
    acceptPromo(world, member.id, body.promoId);
    return depositPromosOf(world, member.id, language);
  }),

  handlePrepared(endpoints.depositManual, loadQrMaker, (call) => orderOnChannel(call, 'manual', call.body)),
  handlePrepared(endpoints.depositAlipay, loadQrMaker, (call) => orderOnChannel(call, 'alipay', call.body)),
  handlePrepared(endpoints.depositQq, loadQrMaker, (call) => orderOnChannel(call, 'qq', call.body)),
  handlePrepared(endpoints.depositWechat, loadQrMaker, (call) => orderOnChannel(call, 'wechat', call.body)),
  handlePrepared(endpoints.depositQrph, loadQrMaker, (call) => orderOnChannel(call, 'qrph', call.body)),
  handlePrepared(endpoints.depositCounter, loadQrMaker, (call) => orderOnChannel(call, 'counter', call.body)),
  handlePrepared(endpoints.depositGateway, loadQrMaker, (call) => orderOnChannel(call, 'gateway', call.body)),

  handlePrepared(endpoints.depositOrder, loadQrMaker, ({ world, member, query, language, prepared }) =>
    wireDeposit(prepared, depositOf(world, member.id, query.depositId), language),
  ),

  handlePrepared(endpoints.openDeposits, loadQrMaker, ({ world, member, language, prepared }) =>
    openDepositsOf(world, member.id).map((it) => wireDeposit(prepared, it, language)),
  ),

  handlePrepared(endpoints.confirmDeposit, loadQrMaker, ({ world, member, body, language, prepared }) =>
    wireDeposit(prepared, confirmDeposit(world, member.id, body.depositId), language),
  ),

  handlePrepared(endpoints.cancelDeposit, loadQrMaker, ({ world, member, body, language, prepared }) =>
    wireDeposit(prepared, cancelDeposit(world, member.id, body.depositId), language),
  ),

  handlePrepared(endpoints.depositReport, loadQrMaker, (call) => {
    const { world, member, query, language, prepared } = call;
    const { period, matches } = selectionOf(call);
    const found = depositsOf(world.state, member.id)
      .filter((it) => isWithin(period, it.at) && (query.status === undefined || it.status === query.status))
      .filter((it) => matches(it.id, it.reference))
      .sort(newest);
    const approved = found.filter(({ status }) => status === 'approved');
    const sumOf = (part: 'minor' | 'fee' | 'bonus'): number => toMajor(approved.reduce((sum, it) => sum + it[part], 0));
    return {
      ...paged(found, query, (it) => wireDeposit(prepared, it, language)),
      footer: { amount: sumOf('minor'), fee: sumOf('fee'), bonus: sumOf('bonus') },
      days: daysOfPage(call, found, (orders) => ({
        amount: toMajor(orders.reduce((sum, it) => sum + (it.status === 'approved' ? it.minor : 0), 0)),
      })),
    };
  }),
];
