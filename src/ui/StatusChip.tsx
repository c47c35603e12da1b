import './status-chip.css';

interface StatusChipProps {
  /** Meaning of the status: in progress, successful, failed, or ended without either. */
  readonly tone: 'wait' | 'ok' | 'bad' | 'quiet';
  readonly children: string;
}

/** Status of a record as a label; the colour repeats its meaning. */
export const StatusChip = ({ tone, children }: StatusChipProps) => (
  <span className={`statuschip statuschip--${tone}`}>{children}</span>
);
