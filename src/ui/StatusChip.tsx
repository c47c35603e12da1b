import './status-chip.css';

interface StatusChipProps {
  /** What the state means for the reader: under way, well ended, badly ended, or over without either. */
  readonly tone: 'wait' | 'ok' | 'bad' | 'quiet';
  readonly children: string;
}

/** The state of a record in a word; its colour repeats what the word says. */
export const StatusChip = ({ tone, children }: StatusChipProps) => (
  <span className={`statuschip statuschip--${tone}`}>{children}</span>
);
