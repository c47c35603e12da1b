import css from './meter.css?inline';
import { adoptStyles } from './styles/adopt.ts';

adoptStyles(css);

interface MeterProps {
  /** Name of the measured value; read out with the figures. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Formatted figures, such as "400.00 of 1,000.00". */
  readonly text: string;
}

/** Progress bar with its figures below. */
export const Meter = ({ label, value, max, text }: MeterProps) => (
  <div className="meter">
    <span className="meter__label">{label}</span>
    <progress aria-label={label} aria-valuetext={text} value={Math.min(value, max)} max={max > 0 ? max : 1} />
    <span className="meter__text num">{text}</span>
  </div>
);
