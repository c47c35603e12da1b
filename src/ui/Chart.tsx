import { useId } from 'react';
import { Bars, type Series } from './Bars.tsx';
import css from './chart.css?inline';
import { adoptStyles } from './styles/adopt.ts';

adoptStyles(css);

interface ChartProps {
  /** Short description: caption of the chart and of the table. */
  readonly caption: string;
  /** Heading of the table's first column, such as "Day". */
  readonly axis: string;
  /** One label per value of a series; the chart omits those that do not fit. */
  readonly labels: readonly string[];
  /** Labels of the chart where those of the table are too long for it. */
  readonly shortLabels?: readonly string[];
  readonly series: readonly Series[];
  /** Formats a value for the table. */
  readonly say: (value: number) => string;
  /** Returns the value in short form, for the scale. */
  readonly sayShort: (value: number) => string;
  /** Label of the disclosure that holds the table. */
  readonly tableLabel: string;
}

/** Bars above and below a zero line, and the same figures as a table. Negative values have a colour of their own. Nothing if all are zero. */
export const Chart = ({
  caption,
  axis,
  labels,
  shortLabels = labels,
  series,
  say,
  sayShort,
  tableLabel,
}: ChartProps) => {
  const captionId = useId();
  if (series.every(({ values }) => values.every((value) => value === 0))) return null;
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
      <Bars labels={shortLabels} series={series} sayShort={sayShort} />
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
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ name, values }) => (
                  <td className="num" key={name}>
                    {say(values[index] ?? 0)}
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
