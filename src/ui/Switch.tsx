import { useId } from 'react';
import './switch.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** The change is being saved: keeps the size and ignores further presses. */
  readonly busy?: boolean;
  readonly name?: string;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that is on or off and takes effect immediately. */
export const Switch = ({ label, hint, checked, disabled, busy, name, onChange }: SwitchProps) => {
  const id = useId();
  return (
    <div className="switch">
      <label htmlFor={id}>
        <span className="switch__label">{label}</span>
        {hint && (
          <span className="switch__hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
      />
    </div>
  );
};
