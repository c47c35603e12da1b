interface Props {
  readonly label: string;
  readonly text: string;
}

/** Long text in a box of its own scroll, which the keyboard reaches. */
export const ScrollText = ({ label, text }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <section className="text" aria-label={label} tabIndex={0}>
    <pre>{text}</pre>
  </section>
);
