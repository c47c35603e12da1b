import type { Value } from '../../../../src/contract/types.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { letters } from '../../messages/rules/templates.ts';
import type { Arrival, SignInWay } from './arrivals.ts';

/** A login, or a try that was turned away (X08). */
export interface SignIn extends Doc, Pick<Arrival, 'device' | 'mobile' | 'place'> {
  readonly member: string;
  readonly at: number;
  readonly way: SignInWay;
  readonly twoSteps: boolean;
  readonly outcome: Value<'loginHistory'>['content'][number]['outcome'];
}

export const signIn = kind<SignIn>().named('sign-in', { member: (it) => it.member });

/** As many as are remembered of a member. */
const most = 60;

/** Newest first. */
export const signInsOf = (state: State, member: string): SignIn[] =>
  state.by(signIn, 'member', member).sort((a, b) => b.at - a.at || b.id.localeCompare(a.id));

/** Remembers a try to sign in; the oldest of too many is forgotten. */
export const noteSignIn = (
  world: World,
  member: string,
  arrival: Arrival,
  { way, twoSteps, outcome }: Pick<SignIn, 'way' | 'twoSteps' | 'outcome'>,
): void => {
  const known = signInsOf(world.state, member);
  for (const old of known.slice(most - 1)) world.state.remove(signIn, old.id);
  const entered = known.filter((it) => it.outcome === 'entered');
  const isNew = entered.length > 0 && !entered.some((it) => it.device === arrival.device && it.place === arrival.place);
  const { device, mobile, place } = arrival;
  const id = world.id('SI');
  world.state.put(signIn, { id, member, at: world.now(), device, mobile, place, way, twoSteps, outcome });
  if (isNew && outcome === 'entered' && device)
    sendMessage(world, member, letters.newDevice(device, place, world.now()));
};
