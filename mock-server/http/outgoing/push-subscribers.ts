import type { NotificationKind } from '#contract/messages/notification-kinds.ts';
import { subscribe } from '#sim/core/subscribe.ts';
import type { Subscriber, World } from '#sim/core/world.ts';
import { type InboxMessage, type Notice, noticeSent, unreadOf } from '#sim/features/messages/rules/messages.ts';
import { notificationsOf } from '#sim/features/messages/rules/notifications.ts';
import { subscriptionsOf } from '#sim/features/messages/rules/push-subscriptions.ts';
import { mayReceivePromotions } from '#sim/features/safety/rules/promotions.ts';
import { inWireLanguages, type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { flag } from '#sim/features/site/rules/flags.ts';

/** Type of the due event that sends a notification. */
export const pushDue = 'push';

/** Data of the due event that sends a notification to one browser. */
export interface PushData {
  readonly subscription: string;
  readonly member: string;
  /** JSON that the service worker reads. */
  readonly payload: string;
  /** Attempts so far. */
  readonly tries: number;
}

/** Texts for lock screens, without amounts and games. */
const plainTexts: Readonly<Record<NotificationKind, LocalizedText>> = {
  deposits: { EN: 'Your deposit was updated', TY: 'May update sa deposit mo', VI: 'Lệnh nạp của bạn có cập nhật' },
  withdrawals: {
    EN: 'Your withdrawal was updated',
    TY: 'May update sa withdrawal mo',
    VI: 'Lệnh rút của bạn có cập nhật',
  },
  bets: { EN: 'Your bet was settled', TY: 'Settled na ang taya mo', VI: 'Cược của bạn đã có kết quả' },
  security: {
    EN: 'Check your account security',
    TY: 'I-check ang security ng account mo',
    VI: 'Hãy kiểm tra bảo mật tài khoản',
  },
  promotions: { EN: 'You have a new offer', TY: 'May bagong offer para sa iyo', VI: 'Bạn có ưu đãi mới' },
};

const payloadOf = ({ state }: World, { id, member, title }: InboxMessage, { kind, path }: Notice): string => {
  const { details } = notificationsOf(state, member);
  const text = details ? title : plainTexts[kind];
  return JSON.stringify({
    texts: inWireLanguages((language) => textIn(text, language)),
    path,
    // Texts without details are equal for each kind: a new notification replaces the earlier one.
    tag: details ? id : kind,
    unread: unreadOf(state, member),
  });
};

const notify = (world: World, message: InboxMessage, notice: Notice): void => {
  const { member } = message;
  const { state } = world;
  const subscriptions = subscriptionsOf(state, member);
  if (subscriptions.length === 0 || !flag(state, 'WEBPUSH3')) return;
  if (!notificationsOf(state, member).kinds[notice.kind]) return;
  if (notice.kind === 'promotions' && !mayReceivePromotions(world, member)) return;
  const payload = payloadOf(world, message, notice);
  for (const { id: subscription } of subscriptions) {
    const data: PushData = { subscription, member, payload, tries: 0 };
    world.schedule({ id: `push:${world.next('push')}`, at: world.now(), type: pushDue, data });
  }
  // After the transaction; a rolled back one leaves no event.
  setImmediate(() => world.catchUpInBackground());
};

/** Sends messages with a notice to the browsers of their members. */
export const pushSubscribers: readonly Subscriber[] = [
  subscribe(noticeSent, (world, { message, notice }) => notify(world, message, notice)),
];
