import { Icon } from '../../parts/Icon.tsx';
import { goOnFrom } from '../../state/history.ts';
import { attempt } from '../../state/notice.ts';

/** Takes the browser to a new world as this one was at a call. */
export const GoOn = ({ call, side }: { readonly call: number; readonly side: 'before' | 'after' }) => (
  <button
    type="button"
    className="mini"
    aria-label={`Go on from ${side} call ${call} in a new world`}
    onClick={() => attempt(() => goOnFrom(call, side), `A new world goes on from ${side} call ${call}.`)}
  >
    <Icon name={side === 'before' ? 'back' : 'play'} />
    {side === 'before' ? 'From before' : 'From after'}
  </button>
);
