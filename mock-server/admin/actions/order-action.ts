import type { z } from 'zod';
import type { Doc } from '#sim/core/collection.ts';
import { newest } from '#sim/core/newest.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { memberNamed } from '../member-named.ts';
import { type Action, defineAction, wrongState } from './action.ts';

/** A deposit or withdrawal. */
interface Order extends Doc {
  readonly at: number;
  readonly status: string;
}

/** What the actions about one kind of order share. */
interface OrderKind<T extends Order, I extends z.ZodObject, O extends z.ZodObject> {
  readonly name: 'deposit' | 'withdrawal';
  /** Sentence that names the action which creates one. */
  readonly hint: string;
  readonly input: I;
  readonly output: O;
  readonly example: z.input<I>;
  /** Returns the member's account name and the id of the order; the newest one of the member if absent. */
  readonly select: (input: z.output<I>) => { readonly account: string; readonly id: string | undefined };
  readonly ordersOf: (state: State, member: string) => T[];
  /** Throws if the member has no order with this id. */
  readonly orderOf: (world: World, member: string, id: string) => T;
  readonly view: (world: World, order: T) => z.input<O>;
}

interface OrderAction<T extends Order> {
  readonly does: string;
  readonly needs: readonly T['status'][];
  /** What to do first if the order has another status, as a sentence. */
  readonly hint?: string;
  readonly run: (world: World, order: T) => T;
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns a function that defines actions about existing orders of this kind. They throw 409 for another status. */
export const orderAction =
  <T extends Order, I extends z.ZodObject, O extends z.ZodObject>(kind: OrderKind<T, I, O>) =>
  ({ does, needs, hint, run }: OrderAction<T>): Action<I, O> =>
    defineAction({
      does,
      input: kind.input,
      output: kind.output,
      example: kind.example,
      run: (world, input) => {
        const { account, id } = kind.select(input);
        const member = memberNamed(world.state, account).id;
        const found =
          id === undefined ? kind.ordersOf(world.state, member).sort(newest)[0] : kind.orderOf(world, member, id);
        if (!found) throw wrongState({ what: account, is: `without a ${kind.name}`, needs: ['one'], hint: kind.hint });
        if (!needs.includes(found.status))
          throw wrongState({
            what: `${capitalized(kind.name)} ${found.id}`,
            is: found.status,
            needs,
            ...(hint !== undefined && { hint }),
          });
        return kind.view(world, run(world, found));
      },
    });
