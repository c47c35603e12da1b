import './balls.css';

interface BallsProps {
  readonly numbers: readonly string[];
  /** Accessible label before the numbers. */
  readonly label: string;
  readonly size?: 'small' | 'big';
  /** Numbers that a bet hit. */
  readonly hit?: readonly string[];
  /** Maximum number of balls, and the label for the rest. */
  readonly maxShown?: number;
  readonly more?: (n: number) => string;
}

const places = (numbers: readonly string[]) => numbers.map((number, place) => ({ number, place }));

/** Drawn numbers as balls, in draw order. */
export const Balls = ({ numbers, label, size = 'small', hit = [], maxShown = 20, more }: BallsProps) => {
  const rest = numbers.length - maxShown;
  return (
    <span className={`balls balls--${size}`}>
      <span className="vh">{label}: </span>
      {places(numbers.slice(0, maxShown)).map(({ number, place }) => (
        <span className="ball num" key={place} data-hit={hit.includes(number) || undefined}>
          {number}{' '}
        </span>
      ))}
      {rest > 0 && more && <span className="balls__more">{more(rest)}</span>}
    </span>
  );
};
