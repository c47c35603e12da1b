import * as endpoints from '#contract/messages/notifications.ts';
import type { Value } from '#contract/types.ts';
import { invalid } from '#sim/core/invalid.ts';
import type { World } from '#sim/core/world.ts';
import { deviceOfSession, type Session } from '#sim/features/account/rules/sessions.ts';
import { handlePrepared } from '#sim/features/handler.ts';
import type { Services } from '#sim/features/services.ts';
import { changeNotifications, notificationsOf } from '../rules/notifications.ts';
import {
  pushEndpointFault,
  pushKeysOf,
  subscribeDevice,
  subscriptionsOf,
  unsubscribeEndpoint,
} from '../rules/push-subscriptions.ts';

type Settings = Value<'notificationSettings'>;

const settingsOf = (world: World, session: Session, canCall: boolean): Settings => {
  const subscriptions = subscriptionsOf(world.state, session.member);
  return {
    publicKey: canCall ? pushKeysOf(world).publicKey : null,
    ...notificationsOf(world.state, session.member),
    onThisDevice: subscriptions.some(({ device }) => device === deviceOfSession(session)),
    devices: subscriptions.length,
  };
};

const canCallOut = async ({ outgoing }: Services): Promise<boolean> => outgoing.isEnabled;

export const notificationHandlers = [
  handlePrepared(endpoints.notificationSettings, canCallOut, ({ world, session, prepared }) =>
    settingsOf(world, session, prepared),
  ),

  handlePrepared(endpoints.setNotifications, canCallOut, ({ world, member, session, body, prepared }) => {
    changeNotifications(world, member.id, body);
    return settingsOf(world, session, prepared);
  }),

  handlePrepared(
    endpoints.subscribePush,
    async ({ outgoing }) => outgoing,
    ({ world, member, session, body, prepared: outgoing }) => {
      const fault = pushEndpointFault(outgoing, body.endpoint);
      if (fault !== undefined) throw invalid('endpoint', fault);
      subscribeDevice(world, { member: member.id, device: deviceOfSession(session), ...body });
      return settingsOf(world, session, true);
    },
  ),

  handlePrepared(endpoints.unsubscribePush, canCallOut, ({ world, member, session, body, prepared }) => {
    unsubscribeEndpoint(world, member.id, body.endpoint);
    return settingsOf(world, session, prepared);
  }),
];
