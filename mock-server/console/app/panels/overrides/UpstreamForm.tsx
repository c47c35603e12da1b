import { useStore } from '@nanostores/react';
import { Icon } from '../../parts/Icon.tsx';
import { given, OrderField, OrderForm } from '../../parts/OrderForm.tsx';
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
    <OrderForm
      className="fields"
      order={async (form) => {
        const rows = given(form, 'endpoints')
          .split(/[\s,]+/)
          .filter(Boolean);
        const base = given(form, 'base');
        await setUpstream({
          base,
          keep: form.get('keep') !== null,
          ...(rows.length > 0 && { endpoints: rows }),
        });
        return `${base} answers from now on.`;
      }}
    >
      <OrderField label="Or let a real backend answer" name="base">
        {(own) => (
          <input {...own} className="field" required placeholder="https://backend.example" spellCheck={false} />
        )}
      </OrderField>
      <OrderField label="Rows (all)" name="endpoints">
        {(own) => <input {...own} className="field" placeholder="balance, login" spellCheck={false} />}
      </OrderField>
      <label className="check">
        <input name="keep" type="checkbox" />
        Keep its replies
      </label>
      <button type="submit" className="mini">
        <Icon name="link" />
        Pass calls on
      </button>
    </OrderForm>
  );
};
