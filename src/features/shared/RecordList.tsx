import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { PageWords } from '#i18n/page-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { hideWhileFar } from '#ui/hide-while-far.ts';
import { onNearViewport } from '#ui/near-viewport.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { EmptyStateText } from './EmptyState.tsx';
import { LoadState } from './LoadState.tsx';
import { NextPage } from './NextPage.tsx';
import './record-list.css';
import type { RecordPage, Records } from './use-records.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

interface Sum {
  readonly label: string;
  readonly value: ReactNode;
}

interface RecordListProps<T, P extends RecordPage<T>> {
  readonly records: Records<P>;
  readonly idOf: (item: T) => string;
  /** Returns the time of an entry, epoch ms; entries are grouped by day. */
  readonly atOf: (item: T) => number;
  /** Totals of the period, from the server. */
  readonly sums?: (first: P) => readonly Sum[];
  /** Returns the totals of a day, from the page that has them; empty if this page has none. */
  readonly daySums?: (page: P, day: string) => readonly Sum[];
  readonly empty: EmptyStateText;
  readonly children: (item: T) => ReactNode;
}

/** Number of pages loaded while scrolling; further ones need a tap, so that the footer stays reachable. */
const autoLoadedPages = 3;

const byDay = <T,>(items: readonly T[], atOf: (item: T) => number): [string, T[]][] => {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const name = dayOf(atOf(item));
    const list = days.get(name);
    if (list) list.push(item);
    else days.set(name, [item]);
  }
  return [...days];
};

/** Number of entries that are shown or hidden together. */
const blockSize = 20;

const blocksOf = <T,>(items: readonly T[]): { readonly from: number; readonly block: readonly T[] }[] =>
  Array.from({ length: Math.ceil(items.length / blockSize) }, (_, at) => at * blockSize).map((from) => ({
    from,
    block: items.slice(from, from + blockSize),
  }));

/** Pages overlap if entries were added between requests. */
const unique = <T,>(items: readonly T[], idOf: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [idOf(item), item])).values(),
];

/** Returns the heading of a day: today, yesterday or its date. */
const dayHeading = ({ t, locale }: PageWords, name: string): string => {
  const now = serverNow();
  if (name === dayOf(now)) return t.recordsCommon.today();
  return name === dayOf(now - dayMs) ? t.recordsCommon.yesterday() : dayName(name, locale, now);
};

const Sums = ({ sums, className }: { readonly sums: readonly Sum[]; readonly className: string }) => (
  <dl className={className}>
    {sums.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);

const DaySums = ({ sums }: { readonly sums: readonly Sum[] }) =>
  sums.length > 0 && <Sums sums={sums} className="records__daysums" />;

/** Entries grouped by day, with totals of the period above and further pages on demand. */
export const RecordList = <T, P extends RecordPage<T>>({
  records,
  idOf,
  atOf,
  sums,
  daySums,
  empty,
  children,
}: RecordListProps<T, P>) => {
  const words = useWords();
  const { t } = words;
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, moreCode, more, value, state } = records;
  const pages = value?.length ?? 0;
  const shouldLoadAutomatically = hasMore && !moreCode && pages < autoLoadedPages;
  useScrollRestoration(state === 'ready');
  const onNearEnd = useEffectEvent(more);
  // Observes again for each page.
  useEffect(
    () => (shouldLoadAutomatically && end.current ? onNearViewport(end.current, () => onNearEnd()) : undefined),
    [shouldLoadAutomatically, pages],
  );

  return (
    <LoadState
      loaded={records}
      skeleton={<Skeleton shape="row" count={5} />}
      empty={([first]) => (first && first.total > 0 ? null : empty)}
    >
      {(list) => (
        <section className="records" aria-label={t.recordsCommon.entryList()}>
          {list[0] && sums && <Sums sums={sums(list[0])} className="records__sums" />}
          <p className="records__count num" role="status">
            {t.recordsCommon.entries({ n: list[0]?.total ?? 0 })}
          </p>
          {byDay(
            unique(
              list.flatMap(({ content }) => content),
              idOf,
            ),
            atOf,
          ).flatMap(([name, items]) =>
            blocksOf(items).map(({ from, block }) => (
              <section key={`${name} ${from}`} className={from > 0 ? 'records__more' : undefined}>
                {from === 0 && (
                  <div className="records__day">
                    <h2>{dayHeading(words, name)}</h2>
                    {daySums && (
                      <DaySums sums={list.map((page) => daySums(page, name)).find((it) => it.length > 0) ?? []} />
                    )}
                  </div>
                )}
                <ul className="records__list" ref={hideWhileFar}>
                  {block.map((item) => (
                    <li key={idOf(item)}>{children(item)}</li>
                  ))}
                </ul>
              </section>
            )),
          )}
          <div className="records__end" ref={end}>
            <NextPage
              records={records}
              label={records.loadingMore ? t.recordsCommon.loadingMore() : t.recordsCommon.more()}
            />
          </div>
        </section>
      )}
    </LoadState>
  );
};
