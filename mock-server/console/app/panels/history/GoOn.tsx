import { Icon } from '../../parts/Icon.tsx';
import { forkWorldAt } from '../../state/history.ts';
import { attempt } from '../../state/notice.ts';

/** Shows the button that opens a new world with the state of this one at a call. */
export const GoOn = ({ call, side }: { readonly call: number; readonly side: 'before' | 'after' }) => (
  <button
    type="button"
    className="mini"
    onClick={() => attempt(() => forkWorldAt(call, side), `Created a world with the state ${side} call ${call}.`)}
  >
    <Icon name={side === 'before' ? 'back' : 'play'} />
    {side === 'before' ? 'World before' : 'World after'}
    <span className="vh"> call {call}</span>
  </button>
);
