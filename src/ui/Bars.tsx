import { nice, ticks } from 'd3-array';

export interface Series {
  readonly name: string;
  readonly tone: 'gold' | 'volt';
  readonly values: readonly number[];
}

interface BarsProps {
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly sayShort: (value: number) => string;
}

/** Height of the chart, px; the width follows the page. */
const [height, top, foot] = [200, 8, 24];
const lines = 4;
/** Labels do not overlap at 320 px: at most so many, and fewer long ones. */
const maxLabels = 4;
const maxLabelCharacters = 44;
/** Share of its slot that a group of bars fills. */
const barWidthShare = 0.64;

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Bars of a chart, decorative. Positions are shares of the width, so that a resize needs no measuring or script. */
export const Bars = ({ labels, series, sayShort }: BarsProps) => {
  const all = series.flatMap(({ values }) => values);
  const [min, max] = nice(Math.min(0, ...all), Math.max(0, ...all) || 1, lines);
  const yOf = (value: number): number => top + ((max - value) / (max - min)) * (height - top - foot);
  const scale = ticks(min, max, lines);
  const place = 1 / Math.max(1, labels.length);
  const width = (place * barWidthShare) / Math.max(1, series.length);
  const fitting = Math.floor(maxLabelCharacters / (Math.max(0, ...labels.map((it) => it.length)) + 2));
  const every = Math.ceil(labels.length / Math.min(maxLabels, Math.max(1, fitting)));
  return (
    <div className="bars">
      <svg className="bars__scale num" aria-hidden="true" height={height}>
        {scale.map((value) => (
          <text key={value} x="100%" y={yOf(value)} dx="-6" dy="0.32em" textAnchor="end">
            {sayShort(value)}
          </text>
        ))}
      </svg>
      <svg className="bars__plot num" aria-hidden="true" height={height}>
        {scale.map((value) => (
          <line
            key={value}
            className={value === 0 ? 'bars__zero' : undefined}
            x1="0"
            x2="100%"
            y1={yOf(value)}
            y2={yOf(value)}
          />
        ))}
        {series.map(({ name, tone, values }, row) =>
          values.map((value, index) => (
            <rect
              key={`${name} ${labels[index]}`}
              className={value < 0 ? 'bars__minus' : `bars__bar--${tone}`}
              x={percent(place * index + (place * (1 - barWidthShare)) / 2 + width * row)}
              width={percent(width * 0.92)}
              y={Math.min(yOf(value), yOf(0))}
              height={value === 0 ? 0 : Math.max(1.5, Math.abs(yOf(value) - yOf(0)))}
              rx="2"
            />
          )),
        )}
        {labels.map((label, index) =>
          index % every === 0 ? (
            <text
              key={label}
              x={percent(every > 1 && index === 0 ? 0 : place * (index + 0.5))}
              y={height - 6}
              textAnchor={every > 1 && index === 0 ? 'start' : 'middle'}
            >
              {label}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
};
