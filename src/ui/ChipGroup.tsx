import type { ReactNode } from 'react';

interface ChipGroupProps<K extends string | number> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly { readonly key: K; readonly label: ReactNode }[];
  /** Key of the selected option; null selects none. */
  readonly chosen: K | null;
  readonly onChoose: (key: K) => void;
  /** Class of the root element. */
  readonly className?: string;
  /** Further chips after the options. */
  readonly children?: ReactNode;
}

/** One choice among a few, as chips. */
export const ChipGroup = <K extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  className = 'chipset',
  children,
}: ChipGroupProps<K>) => (
  <fieldset className={className} aria-label={label}>
    {options.map(({ key, label: words }) => (
      <button type="button" className="chip" key={key} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
        {words}
      </button>
    ))}
    {children}
  </fieldset>
);
