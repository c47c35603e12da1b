import { createHmac } from 'node:crypto';
import { hourMs, minuteMs, secondMs } from '#lib/dates/units.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { failureText, type Outgoing } from '#sim/core/outgoing.ts';
import type { World } from '#sim/core/world.ts';
import { callbacks, type Delivery, deliveries } from './callback.ts';
import { deliveryDue } from './callback-subscribers.ts';
import { recordOutcome } from './record-outcome.ts';

/** Delays between attempts, on the world's clock. */
const retryDelaysMs = [10 * secondMs, minuteMs, 10 * minuteMs, hourMs, 6 * hourMs];

/** Returns the signature `t=…,v1=…`: time in seconds, and HMAC of time and body. */
const signatureOf = (secret: string, at: number, body: string): string => {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

const headersOf = ({ state }: World, delivery: Delivery, at: number): Record<string, string> => {
  const secret = state.get(callbacks, delivery.callback)?.callback.secret;
  return {
    'content-type': 'application/json',
    'simulator-event': delivery.event,
    'simulator-delivery': delivery.id,
    ...(secret !== undefined && { 'simulator-signature': signatureOf(secret, at, delivery.body) }),
  };
};

interface Ended {
  readonly status: number | null;
  readonly fault: string | null;
}

const call = async (outgoing: Outgoing, world: World, delivery: Delivery, at: number): Promise<Ended> => {
  try {
    const { status } = await outgoing.send(delivery.url, {
      method: 'POST',
      headers: headersOf(world, delivery, at),
      body: delivery.body,
    });
    return { status, fault: status < 300 ? null : `answered ${status}` };
  } catch (error) {
    return { status: null, fault: failureText(error) };
  }
};

/** Records the result of an attempt, and schedules the next one. */
const note = (world: World, id: string, at: number, { status, fault }: Ended): void => {
  const known = world.state.get(deliveries, id);
  if (!known) return;
  const tries = [...known.tries, { at, status, fault }];
  const wait = fault === null ? undefined : retryDelaysMs[tries.length - 1];
  const nextAt = wait === undefined ? null : at + wait;
  const state = fault === null ? 'delivered' : nextAt === null ? 'given up' : 'waiting';
  world.state.put(deliveries, { ...known, tries, state, nextAt });
  if (nextAt === null) return;
  world.schedule({ id: `delivery:${id}`, at: nextAt, type: deliveryDue, data: id });
  // Without other calls the world would not process its due events.
  setTimeout(() => world.catchUpInBackground(), Math.max(0, nextAt - world.now())).unref();
};

interface DeliveryContext {
  readonly outgoing: Outgoing;
  /** Returns whether a world is still open under its name; nothing is written to a world that was reset. */
  readonly isCurrent: (world: World) => boolean;
  /** Called after each attempt. */
  readonly onDelivery: (world: World) => void;
}

/** Returns the handler of the due event that sends a delivery in the background. */
export const deliverBy =
  ({ outgoing, isCurrent, onDelivery }: DeliveryContext) =>
  (world: World, { at, data }: DueEvent): void => {
    const known = world.state.get(deliveries, String(data));
    if (known?.state !== 'waiting') return;
    world.state.put(deliveries, { ...known, nextAt: null });
    call(outgoing, world, known, at).then((ended) =>
      recordOutcome(world, isCurrent, () => {
        note(world, known.id, at, ended);
        onDelivery(world);
      }),
    );
  };
