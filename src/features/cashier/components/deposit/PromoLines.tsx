/** Terms of a promotion, one line each; the first is its bonus. */
export const PromoLines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => <small key={line}>{line} </small>);
