interface ScrollTextProps {
  readonly label: string;
  readonly text: string;
}

/** Shows long text in a scrollable box that is focusable by keyboard. */
export const ScrollText = ({ label, text }: ScrollTextProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
  <section className="text" aria-label={label} tabIndex={0}>
    <pre>{text}</pre>
  </section>
);
