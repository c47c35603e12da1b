interface PromoLinesProps {
  readonly lines: readonly string[];
  /** Line with the bonus, which is emphasised. */
  readonly bonus?: string;
}

/** Terms of a promotion, one line each. */
export const PromoLines = ({ lines, bonus }: PromoLinesProps) =>
  lines.map((line) => (
    <small key={line} {...(line === bonus && { className: 'promo__bonus' })}>
      {line}{' '}
    </small>
  ));
