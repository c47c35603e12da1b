import { type ReactNode, StrictMode, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Amount } from '#features/shared/Amount.tsx';
import { CopyButton } from '#features/shared/CopyButton.tsx';
import { Facts } from '#features/shared/Facts.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { PeriodPicker } from '#features/shared/PeriodPicker.tsx';
import { RecordRow } from '#features/shared/RecordRow.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import type { QueryResult } from '#features/shared/use-query.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { $words } from '#i18n/page-words.ts';
import { translate } from '#i18n/translate.ts';
import type { PeriodChoice } from '#lib/dates/period.ts';
import { Button } from '#ui/Button.tsx';
import { Chart } from '#ui/Chart.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Meter } from '#ui/Meter.tsx';
import { QrPicture } from '#ui/QrPicture.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Switch } from '#ui/Switch.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Tracker } from '#ui/Tracker.tsx';
import '#ui/styles/button.css';
import '#ui/styles/chip.css';
import '#ui/tabs.css';

const locale = 'en';
const t = translate(dictionaries[locale]);
$words.set({ locale, t });

const noop = (): void => undefined;
const loaded = (state: Partial<QueryResult<readonly string[]>>): QueryResult<readonly string[]> => ({
  value: null,
  state: 'waiting',
  code: null,
  refreshing: false,
  reload: noop,
  replace: noop,
  update: noop,
  ...state,
});
const loads = {
  waiting: loaded({}),
  ready: loaded({ value: ['₱20.00'], state: 'ready' }),
  'ready, refreshing': loaded({ value: ['₱20.00'], state: 'ready', refreshing: true }),
  'ready, offline': loaded({ value: ['₱20.00'], state: 'ready', code: 'network.offline' }),
  empty: loaded({ value: [], state: 'ready' }),
  failed: loaded({ state: 'failed', code: 'system.unknown' }),
  'failed, offline': loaded({ state: 'failed', code: 'network.offline' }),
};
const days = ['May 1', 'May 2', 'May 3', 'May 4'];
const series = [
  { name: 'Bets', tone: 'gold', values: [120, 0, 80, 240] },
  { name: 'Payouts', tone: 'volt', values: [90, 0, 130, 60] },
] as const;
const code = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const long = 'A name that is far longer than any screen of a phone has room for, without an end in sight';

const Story = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className="stack" aria-label={name} data-story={name}>
    <h2>{name}</h2>
    {children}
  </section>
);

const Selections = () => {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [on, setOn] = useState(true);
  const [choice, setChoice] = useState<PeriodChoice | null>({ span: 'week' });
  return (
    <>
      <Story name="Tabs">
        <Tabs
          label="Which"
          tabs={[
            { key: 'one', label: 'To claim' },
            { key: 'two', label: 'History' },
          ]}
          active={tab}
          onChoose={setTab}
          panel="panel"
        />
        <p id="panel" role="tabpanel">
          {tab}
        </p>
      </Story>
      <Story name="Switch">
        <Switch label="On or off" hint="Takes effect immediately" checked={on} onChange={setOn} />
        <Switch label="Processing" checked busy onChange={noop} />
        <Switch label="Disabled" checked={false} disabled onChange={noop} />
      </Story>
      <Story name="PeriodPicker">
        <PeriodPicker choice={choice} onChoose={setChoice} />
      </Story>
    </>
  );
};

const OpenSheet = () => {
  const [open, setOpen] = useState(false);
  return (
    <Story name="Sheet">
      <Button look="quiet" onClick={() => setOpen(true)}>
        Open the sheet
      </Button>
      {open && (
        <Sheet
          title="A sheet with steps"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          step={{ text: 'Step 2 of 3: Review', backLabel: 'Back', onBack: noop }}
        >
          <p>{long}</p>
        </Sheet>
      )}
    </Story>
  );
};

const NestedForms = () => {
  const [open, setOpen] = useState(false);
  const [submitted, setSubmitted] = useState<readonly string[]>([]);
  const add = (name: string): void => setSubmitted((before) => [...before, name]);
  const outer = useForm({ errorText: String, submit: async () => add('outer') });
  const inner = useForm({
    errorText: String,
    submit: async () => {
      add('inner');
      setOpen(false);
    },
  });
  return (
    <Story name="Form with a form in its sheet">
      <form ref={outer.ref} method="post" noValidate {...outer.events}>
        <Button look="quiet" onClick={() => setOpen(true)}>
          Open the inner form
        </Button>
        <Button look="primary" type="submit">
          Submit the outer form
        </Button>
        {open &&
          createPortal(
            <Sheet title="Inner form" closeLabel="Close" onClose={() => setOpen(false)}>
              <form ref={inner.ref} method="post" noValidate {...inner.events}>
                <Button look="primary" type="submit">
                  Submit the inner form
                </Button>
              </form>
            </Sheet>,
            document.body,
          )}
      </form>
      <p>Submitted: {submitted.join(', ')}</p>
    </Story>
  );
};

/** Shows every shared component in all its states, for tests and for `npm run parts`. */
const Stories = () => (
  <div className="stack">
    <h1>Shared components</h1>
    {Object.entries(loads).map(([name, it]) => (
      <Story key={name} name={`LoadState: ${name}`}>
        <LoadState
          loaded={it}
          skeleton={<Skeleton shape="row" count={2} />}
          empty={(value) =>
            value.length > 0
              ? null
              : {
                  icon: 'reward',
                  title: 'No claimed rewards yet',
                  text: 'Claimed and expired rewards will appear here.',
                }
          }
        >
          {() => <Amount value={20} />}
        </LoadState>
      </Story>
    ))}
    <Story name="Amount">
      <p>
        <Amount value={1234.5} /> <Amount value={77} signed /> <Amount value={-77} signed /> <Amount value={0} signed />
      </p>
    </Story>
    <Story name="StatusChip">
      <p>
        {(['wait', 'ok', 'bad', 'quiet'] as const).map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {tone}
          </StatusChip>
        ))}
      </p>
    </Story>
    <Story name="Skeleton">
      {(['line', 'row', 'card', 'box'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Story>
    <Story name="Meter">
      <Meter label="Empty" value={0} max={1000} text="₱0.00 of ₱1,000.00" />
      <Meter label="In progress" value={400} max={1000} text="₱400.00 of ₱1,000.00" />
      <Meter label="Complete" value={1000} max={1000} text="₱1,000.00 of ₱1,000.00" />
    </Story>
    <Story name="Tracker">
      <Tracker
        label="Withdrawal"
        steps={[
          { key: 'a', label: 'Requested', state: 'done', time: '9:00 AM' },
          { key: 'b', label: 'Under review', state: 'now', note: 'You can still cancel it.' },
          { key: 'c', label: 'Sent', state: 'next', time: 'about 9:10 AM' },
        ]}
      />
      <Tracker label="Failed" steps={[{ key: 'a', label: 'Failed', state: 'bad', note: long }]} />
    </Story>
    <Story name="TransactionNotice">
      {(['asking', 'unsure', 'undone'] as const).map((state) => (
        <TransactionNotice key={state} transaction={{ state, ask: noop }} />
      ))}
    </Story>
    <Story name="RecordRow">
      <RecordRow title="Kapeng Barako" sub="12:00 AM · BT2611" amount={<Amount value={25} />} />
      <RecordRow
        title={long}
        sub={long}
        amount={<Amount value={123_456_789.5} signed />}
        note={<StatusChip tone="wait">Under review</StatusChip>}
        onOpen={noop}
      />
    </Story>
    <Story name="Facts">
      <Facts
        facts={[
          { label: 'Withdrawal ID', value: 'DP261122000001', copy: 'DP261122000001' },
          { label: 'Hidden', value: null },
          { label: 'Long', value: long },
        ]}
      />
    </Story>
    <Story name="Chart">
      {[days, []].map((labels) => (
        <Chart
          key={labels.length}
          caption={labels.length > 0 ? 'Bets and payouts by day' : 'No data'}
          axis="Day"
          labels={labels}
          series={series.map((it) => ({ ...it, values: it.values.slice(0, labels.length) }))}
          say={(value) => `₱${value}.00`}
          sayShort={String}
          tableLabel={labels.length > 0 ? 'Show as table' : 'Show as empty table'}
        />
      ))}
    </Story>
    <Story name="CopyButton and QrPicture">
      <p>
        <CopyButton text="player01" label="Copy code" copied="Copied" />
      </p>
      <QrPicture src={code} label="Scan to register" />
    </Story>
    <Story name="Button">
      {(['primary', 'quiet', 'ghost'] as const).map((look) => (
        <p key={look}>
          <Button look={look}>Ready</Button>{' '}
          <Button look={look} busy>
            Busy
          </Button>{' '}
          <Button look={look} disabled>
            Closed
          </Button>
        </p>
      ))}
    </Story>
    <Selections />
    <OpenSheet />
    <NestedForms />
  </div>
);

const main = document.querySelector('main');
if (main)
  createRoot(main).render(
    <StrictMode>
      <Stories />
    </StrictMode>,
  );
