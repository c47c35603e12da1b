import { type NotificationKind, notificationKinds } from '#contract/messages/notification-kinds.ts';
import type { Body } from '#contract/types.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';

/** What a member chose to be notified of; the id is the member's. */
interface NotificationChoice extends Doc {
  /** Kinds that were changed. */
  readonly kinds: Readonly<Partial<Record<NotificationKind, boolean>>>;
  readonly details: boolean;
}

const notificationChoices = collection<NotificationChoice>()('notification-choice');

const isOnByDefault = (kind: NotificationKind): boolean => kind !== 'promotions';

const choiceOf = (state: State, memberId: string): NotificationChoice =>
  state.get(notificationChoices, memberId) ?? { id: memberId, kinds: {}, details: false };

/** Returns the notifications of a member by kind, and whether they show details. */
export const notificationsOf = (state: State, memberId: string) => {
  const { kinds, details } = choiceOf(state, memberId);
  const all = Object.fromEntries(notificationKinds.map((kind) => [kind, kinds[kind] ?? isOnByDefault(kind)]));
  return { kinds: all as Record<NotificationKind, boolean>, details };
};

/** Changes the notifications of a member; what is absent stays. */
export const changeNotifications = (
  { state }: World,
  memberId: string,
  { kinds = {}, details }: Body<'setNotifications'>,
): void => {
  const known = choiceOf(state, memberId);
  const chosen = Object.fromEntries(Object.entries(kinds).filter(([, value]) => value !== undefined));
  state.put(notificationChoices, {
    ...known,
    kinds: { ...known.kinds, ...chosen },
    details: details ?? known.details,
  });
};
