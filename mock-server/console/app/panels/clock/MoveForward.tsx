import { AdminField, AdminForm, formText } from '../../parts/AdminForm.tsx';
import { setClock } from '../../state/clock.ts';
import { moveClock } from './move-clock.ts';

const spans = ['1m', '5m', '30m', '1h', '1d', '7d'];

/** Shows buttons and a field that advance the clock. */
export const MoveForward = () => (
  <section aria-labelledby="clock-forward">
    <h3 id="clock-forward">Move forward</h3>
    <div className="line">
      {spans.map((span) => (
        <button
          key={span}
          type="button"
          className="mini"
          onClick={() => moveClock({ advance: span }, `Clock moved forward by ${span}.`)}
        >
          +{span}
        </button>
      ))}
    </div>
    <AdminForm
      className="fields fields--bare"
      submit={async (form) => {
        const span = formText(form, 'advance');
        await setClock({ advance: span });
        return `Clock moved forward by ${span}.`;
      }}
    >
      <AdminField label="Duration, such as 90s or 1d12h" name="advance">
        {(own) => <input {...own} className="field" required placeholder="90s, 1d12h" />}
      </AdminField>
      <button type="submit" className="mini">
        Move forward
      </button>
    </AdminForm>
  </section>
);
