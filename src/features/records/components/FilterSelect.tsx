import { Icon } from '#ui/Icon.tsx';
import './filter-select.css';

interface FilterSelectProps {
  readonly label: string;
  /** Label of the option without a filter. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Filter of a record, as a native select. */
export const FilterSelect = ({ label, all, options, value, onChoose }: FilterSelectProps) => (
  <span className="filterselect">
    <select
      aria-label={label}
      value={options.some((it) => it.value === value) ? value : ''}
      data-on={value !== '' || undefined}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </span>
);
