import { useStore } from '@nanostores/react';
import { Icon } from '../../parts/Icon.tsx';
import { attempt } from '../../state/notice.ts';
import { clearUpstream, setUpstream, upstream } from '../../state/overrides.ts';

/** Which real backend answers in the world's place, and whether its replies are kept. */
export const UpstreamForm = () => {
  const { data } = useStore(upstream.$it);
  const set = data?.upstream;
  if (set)
    return (
      <p className="line lead">
        <span>
          <b>{set.base}</b> answers {set.endpoints.includes('*') ? 'every row' : set.endpoints.join(', ')}
          {set.keep && '; what keeps the contract is kept here without secrets'}.
        </span>
        <button
          type="button"
          className="mini"
          onClick={() => attempt(clearUpstream, 'The world answers itself again.')}
        >
          <Icon name="close" />
          Answer here again
        </button>
      </p>
    );
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const rows = String(form.get('rows'))
          .split(/[\s,]+/)
          .filter(Boolean);
        const order = {
          base: form.get('base'),
          keep: form.get('keep') !== null,
          ...(rows.length > 0 && { endpoints: rows }),
        };
        attempt(() => setUpstream(order), `${order.base} answers from now on.`);
      }}
    >
      <label>
        <span>Or let a real backend answer</span>
        <input className="field" name="base" required placeholder="https://backend.example" spellCheck={false} />
      </label>
      <label>
        <span>Rows (all)</span>
        <input className="field" name="rows" placeholder="balance, login" spellCheck={false} />
      </label>
      <label className="check">
        <input name="keep" type="checkbox" />
        Keep its replies
      </label>
      <button type="submit" className="mini">
        <Icon name="link" />
        Pass calls on
      </button>
    </form>
  );
};
