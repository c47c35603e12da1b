import type { ConsoleIcon } from '../../icons.ts';

/** One icon of the document's sprite; decorative, so the words beside it must speak. */
export const Icon = ({ name }: { readonly name: ConsoleIcon }) => (
  <svg className="ic" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
