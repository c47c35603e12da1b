import './status-chip.css';

interface StatusChipProps {
  /** What the state means for the reader: under way, well ended, badly ended, or over without either. */
  readonly tone: 'wait' | 'ok' | 'bad' | 'quiet';
  readonly children: string;
}

/** Status of a record in a word; the colour repeats its meaning. */
export const StatusChip = ({ tone, children }: StatusChipProps) => (
  <span className={`statuschip statuschip--${tone}`}>{children}</span>
);
