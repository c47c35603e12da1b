import { Icon } from './Icon.tsx';
import './filter-select.css';

interface FilterSelectProps<V extends string> {
  readonly label: string;
  /** Label of the option without a filter; without it, one of `options` is always chosen. */
  readonly all?: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V | '';
  readonly onChoose: (value: V | '') => void;
}

/** Filter or sort order of a list, as a native select. */
export const FilterSelect = <V extends string>({ label, all, options, value, onChoose }: FilterSelectProps<V>) => (
  <span className="filterselect">
    <select
      aria-label={label}
      value={options.some((it) => it.value === value) ? value : ''}
      data-on={value !== '' || undefined}
      onChange={(event) => onChoose(event.target.value as V | '')}
    >
      {all !== undefined && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </span>
);
