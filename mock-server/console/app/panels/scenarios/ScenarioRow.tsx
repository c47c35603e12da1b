import type { Scenario } from '../../state/scenarios.ts';

interface Props {
  readonly scenario: Scenario;
  readonly active: boolean;
  readonly compact: boolean;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onApply: () => void;
}

export const ScenarioRow = ({ scenario, active, compact, chosen, onChoose, onApply }: Props) => {
  const { name, description, requirements } = scenario;
  return (
    <li className={`row ${active ? 'row--active' : ''}`} data-scenario={name}>
      {!compact && (
        <input
          type="checkbox"
          aria-label={`Choose ${name}`}
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div className="row__words">
        <code>{name}</code>
        <small>{description}</small>
        {!compact && <small className="row__refs">{requirements.join(' ')}</small>}
      </div>
      {active && <span className="ok">Active</span>}
      <button type="button" className="mini mini--go" aria-label={`Apply ${name}`} onClick={onApply}>
        {active ? 'Again' : 'Apply'}
      </button>
    </li>
  );
};
