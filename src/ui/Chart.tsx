import type { BarChart as Bars } from 'chartist';
import { useEffect, useId, useRef } from 'react';
import { adoptStyles } from '../styles/adopt.ts';
import css from './chart.css?inline';

adoptStyles(css);

interface Series {
  readonly name: string;
  readonly tone: 'gold' | 'volt';
  readonly values: readonly number[];
}

interface ChartProps {
  /** What it shows, in a few words: its caption and the table's. */
  readonly caption: string;
  /** Head of the table's first column, such as "Day". */
  readonly axis: string;
  /** One for each value of a series; the picture leaves out those that have no room. */
  readonly labels: readonly string[];
  /** Drawn anew for another array: keep it between renders. */
  readonly series: readonly Series[];
  /** A value for the eye, in the table. */
  readonly say: (value: number) => string;
  /** The same in few letters, for the scale. */
  readonly sayShort: (value: number) => string;
  /** Words on the fold that holds the table. */
  readonly tableLabel: string;
}

/** The scale's labels stay apart at 320 px. */
const mostLabels = 6;

/** Bars over and under a line, and the same figures in a table. Values below zero stand under the line in their own colour. */
export const Chart = ({ caption, axis, labels, series, say, sayShort, tableLabel }: ChartProps) => {
  const box = useRef<HTMLDivElement>(null);
  const captionId = useId();
  useEffect(() => {
    let gone = false;
    let chart: Bars | undefined;
    const draw = async (): Promise<void> => {
      const { BarChart } = await import('chartist');
      if (gone || !box.current) return;
      const every = Math.ceil(labels.length / mostLabels);
      chart = new BarChart(
        box.current,
        {
          labels: [...labels],
          series: series.map(({ tone, values }) => ({
            className: `chart__bars chart__bars--${tone}`,
            data: [...values],
          })),
        },
        {
          height: 200,
          chartPadding: { top: 8, right: 4, bottom: 0, left: 0 },
          seriesBarDistance: 8,
          axisX: {
            showGrid: false,
            labelInterpolationFnc: (label, index) => (index % every === 0 ? label : null),
          },
          axisY: { offset: 44, scaleMinSpace: 36, labelInterpolationFnc: (value) => sayShort(Number(value)) },
        },
      );
      chart.on('draw', (drawn) => {
        if (drawn.type !== 'bar') return;
        const { y = 0 } = drawn.value as { readonly y?: number };
        if (y < 0) drawn.element.addClass('chart__bar--minus');
        if (labels.length * series.length > 20) drawn.element.addClass('chart__bar--thin');
      });
    };
    // The table has the same figures: without the picture the page still says them.
    draw().catch(() => undefined);
    return () => {
      gone = true;
      chart?.detach();
    };
  }, [labels, series, sayShort]);
  return (
    <figure className="chart" aria-labelledby={captionId}>
      <figcaption id={captionId}>
        {caption}
        {series.length > 1 && (
          <span className="chart__legend">
            {series.map(({ name, tone }) => (
              <span className={`chart__key chart__key--${tone}`} key={name}>
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div className="chart__picture" ref={box} aria-hidden="true" />
      <details className="chart__table">
        <summary>{tableLabel}</summary>
        <table>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{axis}</th>
              {series.map(({ name }) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, at) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ name, values }) => (
                  <td className="num" key={name}>
                    {say(values[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};
