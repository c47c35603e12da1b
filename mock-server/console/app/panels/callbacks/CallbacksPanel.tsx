import { useStore } from '@nanostores/react';
import { callbackEvents } from '#sim/http/outgoing/callback-events.ts';
import { AdminField, AdminForm, formText, SubmitButton } from '../../parts/AdminForm.tsx';
import { countText, stampText, timeText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { ScrollText } from '../../parts/ScrollText.tsx';
import { addCallback, type Callback, callbacks, type Delivery, removeCallback } from '../../state/callbacks.ts';
import { attempt } from '../../state/notice.ts';

const eventsText = ({ event, member }: Callback): string =>
  `${event === '*' ? 'all events' : event}${member ? ` of ${member}` : ''}`;

/** Shows the addresses that are notified of events in this world, and their deliveries. */
export const CallbacksPanel = () => {
  const { data, problem } = useStore(callbacks.$state);
  const [list, deliveries] = [data?.callbacks ?? [], data?.deliveries ?? []];
  return (
    <Panel title="Callbacks" note={data ? `${list.length} active, ${deliveries.length} sent` : undefined}>
      <div className="scroll">
        {problem && <PanelProblem problem={problem} what="callbacks" />}
        {data && (
          <>
            <NewCallback />
            {list.length === 0 && (
              <Empty icon="callback">No callbacks. Add an address that receives events of this world.</Empty>
            )}
            <ul>
              {list.map((callback) => (
                <li key={callback.id} className="row">
                  <div className="row__words">
                    <code>{callback.url}</code>
                    <small>
                      {eventsText(callback)}
                      {callback.secret && ' · signed'}
                    </small>
                  </div>
                  <button
                    type="button"
                    className="mini mini--icon"
                    aria-label={`Remove callback to ${callback.url}: ${eventsText(callback)}`}
                    onClick={() => attempt(() => removeCallback(callback), 'Callback removed.')}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              ))}
            </ul>
            <ul aria-label="Deliveries">
              {deliveries.map((it) => (
                <DeliveryRow key={it.id} it={it} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
};

const statusStyles = { delivered: 'plus', waiting: 'dim', 'given up': 'minus' } as const;

const DeliveryRow = ({ it }: { readonly it: Delivery }) => (
  <li className="row" data-delivery={it.event}>
    <details className="row__words">
      <summary>
        <code>{it.event}</code> <b className={statusStyles[it.state]}>{it.state}</b>
        <small>
          {stampText(it.at)} · {countText(it.tries.length, 'try', 'tries')}
          {it.tries.at(-1)?.fault && `, ${it.tries.at(-1)?.fault}`}
          {it.nextAt !== null && it.tries.length > 0 && ` · retry at ${timeText(it.nextAt)} world time`}
        </small>
      </summary>
      <ScrollText label={`Delivery to ${it.url}`} text={JSON.stringify(it.body, null, 2)} />
    </details>
  </li>
);

const NewCallback = () => (
  <AdminForm
    submit={async (form) => {
      await addCallback(Object.fromEntries([...form].filter(([, value]) => value !== '')));
      return `Callback to ${formText(form, 'url')} added.`;
    }}
  >
    <AdminField label="Event" name="event">
      {(own) => (
        <select {...own} className="field">
          <option value="*">all events</option>
          {callbackEvents.map((it) => (
            <option key={it}>{it}</option>
          ))}
        </select>
      )}
    </AdminField>
    <AdminField label="URL" name="url">
      {(own) => (
        <input {...own} className="field" required placeholder="http://localhost:3000/hook" spellCheck={false} />
      )}
    </AdminField>
    <AdminField label="Member (all)" name="member">
      {(own) => <input {...own} className="field" placeholder="player01" spellCheck={false} />}
    </AdminField>
    <AdminField label="Secret (not signed)" name="secret">
      {(own) => <input {...own} className="field" type="password" autoComplete="off" minLength={8} />}
    </AdminField>
    <SubmitButton icon="add">Add callback</SubmitButton>
  </AdminForm>
);
