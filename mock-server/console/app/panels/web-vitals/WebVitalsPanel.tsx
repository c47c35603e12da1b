import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Ask } from '../../parts/Ask.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { ReadOnly } from '../../parts/ReadOnly.tsx';
import { admin } from '../../state/admin.ts';
import { $world, worldPath } from '../../state/browser.ts';
import { attempt } from '../../state/notice.ts';
import { resource } from '../../state/resource.ts';

type VitalName = 'LCP' | 'INP' | 'CLS';

/** Web vitals of one page and build; `p75` is the 75th percentile of the visits. */
interface PageVitals {
  readonly page: string;
  readonly build: string;
  readonly measures: Readonly<Partial<Record<VitalName, { readonly count: number; readonly p75: number }>>>;
}

const path = (): string => worldPath('/field');

const vitals = resource<{ readonly pages: readonly PageVitals[] }>(path, { byPanel: true });

/** Deletes all measurements; throws Problem. */
const clearWebVitals = async (): Promise<void> => {
  await admin('DELETE', path());
  await vitals.load();
};

/** Upper limits of a good rating, by web.dev. */
const good: Readonly<Record<VitalName, number>> = { LCP: 2_500, INP: 200, CLS: 0.1 };

const valueText = (name: VitalName, value: number): string =>
  name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;

const Measures = ({ measures }: Pick<PageVitals, 'measures'>) =>
  (Object.keys(good) as VitalName[]).map((name) => {
    const measure = measures[name];
    if (!measure) return null;
    return (
      <span key={name} className={measure.p75 <= good[name] ? 'plus' : 'minus'}>
        {name} {valueText(name, measure.p75)} × {measure.count}
      </span>
    );
  });

/** Shows how fast pages were for real visitors, as opposed to lab measurements. */
export const WebVitalsPanel = () => {
  const { data, problem } = useStore(vitals.$state);
  const world = useStore($world);
  useEffect(() => {
    if (world) vitals.load();
  }, [world]);
  const pages = data?.pages ?? [];
  return (
    <Panel
      title="Web vitals"
      note="75th percentile"
      tools={
        <>
          <button type="button" className="mini mini--icon" aria-label="Refresh" onClick={() => vitals.load()}>
            <Icon name="reload" />
          </button>
          <Ask sure="Click again to clear" onConfirm={() => attempt(clearWebVitals, 'Measurements cleared.')}>
            <Icon name="trash" />
            Clear
          </Ask>
        </>
      }
    >
      <ReadOnly label="Metrics by page">
        {problem && <PanelProblem problem={problem} what="measures" />}
        {data && pages.length === 0 && (
          <Empty icon="vitals">
            No measurements yet. A share of page views reports its metrics when the page closes; the flag FIELD_SHARE
            sets the percentage.
          </Empty>
        )}
        <ul>
          {pages.map(({ page, build, measures }) => (
            <li key={`${page} ${build}`} className="row" data-page={page}>
              <div className="row__words">
                <code>{page}</code>
                <small>{build}</small>
              </div>
              <span className="statuses">
                <Measures measures={measures} />
              </span>
            </li>
          ))}
        </ul>
      </ReadOnly>
    </Panel>
  );
};
