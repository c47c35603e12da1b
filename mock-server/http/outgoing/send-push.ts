import webPush from 'web-push';
import { brandSettings } from '#brands/current.ts';
import { dayMs, minuteMs, secondMs } from '#lib/dates/units.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import type { Outgoing } from '#sim/core/outgoing.ts';
import type { World } from '#sim/core/world.ts';
import {
  type PushSubscription,
  pushEndpointFault,
  pushKeysOf,
  pushSubscriptions,
} from '#sim/features/messages/rules/push-subscriptions.ts';
import { type PushData, pushDue } from './push-subscribers.ts';
import { recordOutcome } from './record-outcome.ts';

/** Delays between attempts, on the world's clock. */
const retryDelaysMs = [minuteMs, 10 * minuteMs];

type Outcome = 'accepted' | 'gone' | 'failed';

/** A push service responds with 404 or 410 once a browser has ended its subscription. */
const outcomeOf = (status: number): Outcome => {
  if (status < 300) return 'accepted';
  return status === 404 || status === 410 ? 'gone' : 'failed';
};

const requestOf = (world: World, { endpoint, keys }: PushSubscription, payload: string) => {
  const { publicKey, privateKey } = pushKeysOf(world);
  return webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject: brandSettings.origin, publicKey, privateKey },
    TTL: dayMs / secondMs,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  });
};

const send = async (
  outgoing: Outgoing,
  { endpoint, headers, body }: ReturnType<typeof requestOf>,
): Promise<Outcome> => {
  try {
    if (pushEndpointFault(outgoing, endpoint) !== undefined) return 'gone';
    const { status } = await outgoing.send(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body),
    });
    return outcomeOf(status);
  } catch {
    return 'failed';
  }
};

/** Removes a subscription that has ended, and schedules the next attempt after a failed one. */
const handleOutcome = (world: World, data: PushData, outcome: Outcome): void => {
  if (outcome === 'gone') world.state.remove(pushSubscriptions, data.subscription);
  const wait = outcome === 'failed' ? retryDelaysMs[data.tries] : undefined;
  if (wait === undefined) return;
  const at = world.now() + wait;
  world.schedule({ id: `push:${world.next('push')}`, at, type: pushDue, data: { ...data, tries: data.tries + 1 } });
  // Without other calls the world would not process its due events.
  setTimeout(() => world.catchUpInBackground(), wait).unref();
};

interface PushContext {
  readonly outgoing: Outgoing;
  /** Returns whether a world is still open under its name; nothing is written to a world that was reset. */
  readonly isCurrent: (world: World) => boolean;
}

/** Returns the handler of the due event that sends a notification in the background. */
export const pushBy =
  ({ outgoing, isCurrent }: PushContext) =>
  (world: World, { data }: DueEvent): void => {
    const push = data as PushData;
    const found = world.state.get(pushSubscriptions, push.subscription);
    // Another member may have taken the browser over since.
    if (found?.member !== push.member) return;
    send(outgoing, requestOf(world, found, push.payload)).then((outcome) =>
      recordOutcome(world, isCurrent, () => handleOutcome(world, push, outcome)),
    );
  };
