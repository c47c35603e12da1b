import { useStore } from '@nanostores/react';
import { AdminField, AdminForm, formText } from '../../parts/AdminForm.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { attempt } from '../../state/notice.ts';
import { clearUpstream, setUpstream, upstream } from '../../state/overrides.ts';

/** Shows which real backend responds instead of the world, and whether its responses are recorded. */
export const UpstreamForm = () => {
  const { data } = useStore(upstream.$state);
  const set = data?.upstream;
  if (set)
    return (
      <p className="line lead">
        <span>
          Forwarding {set.endpoints.includes('*') ? 'all endpoints' : set.endpoints.join(', ')} to <b>{set.base}</b>
          {set.keep && '; valid responses are recorded without secrets'}.
        </span>
        <button type="button" className="mini" onClick={() => attempt(clearUpstream, 'Forwarding stopped.')}>
          <Icon name="close" />
          Stop forwarding
        </button>
      </p>
    );
  return (
    <AdminForm
      className="fields"
      submit={async (form) => {
        const endpoints = formText(form, 'endpoints')
          .split(/[\s,]+/)
          .filter(Boolean);
        const base = formText(form, 'base');
        await setUpstream({
          base,
          keep: form.get('keep') !== null,
          ...(endpoints.length > 0 && { endpoints }),
        });
        return `Forwarding to ${base}.`;
      }}
    >
      <AdminField label="Forward to a real backend" name="base">
        {(own) => (
          <input {...own} className="field" required placeholder="https://backend.example" spellCheck={false} />
        )}
      </AdminField>
      <AdminField label="Endpoints (all)" name="endpoints">
        {(own) => <input {...own} className="field" placeholder="balance, login" spellCheck={false} />}
      </AdminField>
      <label className="check">
        <input name="keep" type="checkbox" />
        Record responses
      </label>
      <button type="submit" className="mini">
        <Icon name="link" />
        Forward calls
      </button>
    </AdminForm>
  );
};
