import { isoOffset } from '#lib/dates/market-time.ts';
import { AdminField, AdminForm, formText } from '../../parts/AdminForm.tsx';
import { stampText } from '../../parts/format.ts';
import { setClock } from '../../state/clock.ts';

/** Shows the form that sets the clock to a time in the market’s time zone; `now` is the world's, epoch ms. */
export const SetTime = ({ now }: { readonly now: number }) => (
  <section aria-labelledby="clock-set">
    <h3 id="clock-set">Set</h3>
    <AdminForm
      className="fields fields--bare"
      submit={async (form) => {
        const text = formText(form, 'now');
        await setClock({ now: `${text}:00${isoOffset}` });
        return `Clock set to ${text.replace('T', ' ')}.`;
      }}
    >
      <AdminField label="Time in the market’s time zone" name="now">
        {(own) => (
          <input
            {...own}
            className="field"
            type="datetime-local"
            required
            defaultValue={stampText(now).slice(0, 16).replace(' ', 'T')}
          />
        )}
      </AdminField>
      <button type="submit" className="mini">
        Set
      </button>
    </AdminForm>
  </section>
);
