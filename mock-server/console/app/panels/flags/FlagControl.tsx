import { Switch } from '../../parts/Switch.tsx';
import type { Flag } from '../../state/flags.ts';

interface FlagControlProps {
  readonly flag: Flag;
  readonly onChange: (value: unknown) => void;
}

/** Shows the control for the type of a flag: a switch, a choice, a number or a list. */
export const FlagControl = ({ flag, onChange }: FlagControlProps) => {
  const { name, type, value, values } = flag;
  if (type === 'boolean') return <Switch on={value === true} label={name} onChange={onChange} />;
  if (type === 'list' && values) {
    return <ManyOf name={name} values={values} chosen={value as readonly string[]} onChange={onChange} />;
  }
  if (values) {
    return (
      <select
        className="field"
        aria-label={name}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      >
        {values.map((it) => (
          <option key={it}>{it}</option>
        ))}
      </select>
    );
  }
  return <Typed flag={flag} onChange={onChange} />;
};

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * Shows a text or number field of a flag. The value is set on blur or Enter, so that no half-typed value reaches the
 * world.
 */
const Typed = ({ flag: { name, type, value }, onChange }: FlagControlProps) => {
  const shown = Array.isArray(value) ? value.join(', ') : String(value);
  const commit = (text: string): void => {
    if (text === shown) return;
    if (type === 'number') onChange(Number(text));
    else onChange(type === 'list' ? listOf(text) : text);
  };
  return (
    <input
      key={shown}
      className={`field ${type === 'number' ? 'field--number' : ''}`}
      aria-label={type === 'list' ? `${name}, separated by commas` : name}
      type={type === 'number' ? 'number' : 'text'}
      min={0}
      placeholder={type === 'list' ? 'none' : ''}
      defaultValue={shown}
      onBlur={({ target }) => commit(target.value)}
      onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget.value)}
    />
  );
};

interface ManyOfProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

const ManyOf = ({ name, values, chosen, onChange }: ManyOfProps) => (
  <details className="many">
    <summary className="mini" aria-label={`${name}: ${chosen.length} of ${values.length}`}>
      {chosen.length} of {values.length}
    </summary>
    <ul>
      {values.map((value) => (
        <li key={value}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(values.filter((it) => (it === value ? target.checked : chosen.includes(it))))
              }
            />
            {value}
          </label>
        </li>
      ))}
    </ul>
  </details>
);
