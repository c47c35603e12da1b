import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { monthAndYear } from '#lib/dates/day-words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { csvOf } from '../../model/csv.ts';
import { foldMonths } from '../../model/fold-months.ts';
import { statementColumns, statementRows } from './statement-rows.ts';

type Month = Value<'statement'>['months'][number];

interface MonthTableProps {
  readonly months: readonly Month[];
}

/** Figures that most months do not have: the page leaves them out when they are zero. */
const rare: ReadonlySet<string> = new Set(['fees', 'transfers', 'pending']);
const signed: ReadonlySet<string> = new Set(['net', 'transfers', 'pending']);

/** Table of all figures by month, newest first; the file and the print version have the same content. */
export const MonthTable = ({ months }: MonthTableProps) => {
  const { t, locale: current } = useWords();
  const { recordsReports: reports } = t;
  const newest = [...months].reverse();
  const download = (): void => {
    const name = `statement-${newest[0]?.month ?? ''}.csv`;
    void saveFile(name, 'text/csv;charset=utf-8', csvOf(statementRows(t, newest)));
  };
  return (
    <section className="statement__months">
      <h2>{reports.monthsTitle({ n: months.length })}</h2>
      <div className="statement__take">
        <Button look="quiet" onClick={download}>
          <Icon name="download" />
          {reports.download()}
        </Button>
        <Button look="quiet" onClick={() => globalThis.print?.()}>
          <Icon name="print" />
          {reports.print()}
        </Button>
      </div>
      {foldMonths(newest).map(({ months: folded, active: it }) =>
        it === null ? (
          <section className="statement__month" key={folded.join()}>
            <h3>{folded.map((month) => monthAndYear(month, current)).join(' – ')}</h3>
            <p className="statement__hint">{reports.quietMonths()}</p>
          </section>
        ) : (
          <section className="statement__month" key={it.month}>
            <h3>{monthAndYear(it.month, current)}</h3>
            <dl>
              {statementColumns
                .filter(([key]) => !rare.has(key) || it[key] !== 0)
                .map(([key, name]) => (
                  <div key={key}>
                    <dt>{reports[name]()}</dt>
                    <dd className="num">
                      <OwnAmount value={it[key]} signed={signed.has(key)} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ),
      )}
    </section>
  );
};
