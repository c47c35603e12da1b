import { Icon } from './Icon.tsx';

interface FindProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Shows the search field of a panel; Ctrl+K moves the focus to it. */
export const Find = ({ label, value, onChange }: FindProps) => (
  <label className="find">
    <Icon name="find" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      aria-keyshortcuts="Control+K"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      data-find=""
    />
  </label>
);
