import { countText } from './count-badge.ts';

interface CountBadgeProps {
  readonly count: number;
  /** Accessible name, with the count. */
  readonly label: string;
}

/** A number on an icon; nothing for 0. */
export const CountBadge = ({ count, label }: CountBadgeProps) =>
  count > 0 && (
    <span className="badge" role="img" aria-label={label}>
      {countText(count)}
    </span>
  );
