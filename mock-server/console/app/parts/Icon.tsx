import type { ConsoleIcon } from '../../icons.ts';

/** Shows one icon of the document's sprite. It is decorative, so adjacent text has to carry the meaning. */
export const Icon = ({ name }: { readonly name: ConsoleIcon }) => (
  <svg className="ic" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
