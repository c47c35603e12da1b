interface SwitchProps {
  readonly on: boolean;
  readonly label: string;
  readonly onChange: (on: boolean) => void;
}

export const Switch = ({ on, label, onChange }: SwitchProps) => (
  <button
    type="button"
    className="switch"
    role="switch"
    aria-checked={on}
    aria-label={label}
    onClick={() => onChange(!on)}
  >
    <i />
  </button>
);
