import './skeleton.css';

interface SkeletonProps {
  /** `line` is a line of text, `row` an entry of a list, `card` a card with two or three lines, `box` a chart or banner. */
  readonly shape: 'line' | 'row' | 'card' | 'box';
  readonly count?: number;
}

/** Grey boxes in place of loading content. Hidden from screen readers: the parent announces the loading. */
export const Skeleton = ({ shape, count = 1 }: SkeletonProps) => (
  <div className="skeleton" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are identical.
      <span className={`skeleton__${shape}`} key={index} />
    ))}
  </div>
);
