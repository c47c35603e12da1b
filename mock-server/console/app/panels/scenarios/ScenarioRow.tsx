import { valueText } from '../../state/flags.ts';
import type { Scenario } from '../../state/scenarios.ts';

/** Returns the effects of a scenario, so that conflicts between scenarios are visible. */
const effectsOf = ({ flags = {}, faults = [], clock, changesDocuments }: Scenario): string[] => [
  ...Object.entries(flags).map(([name, value]) => `${name} ${valueText(value)}`),
  ...faults.map(({ endpoint, kind }) => `${kind} on ${endpoint}`),
  ...(clock ? ['clock'] : []),
  ...(changesDocuments ? ['documents'] : []),
];

interface ScenarioRowProps {
  readonly scenario: Scenario;
  readonly active: boolean;
  readonly compact: boolean;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onApply: () => void;
}

export const ScenarioRow = ({ scenario, active, compact, chosen, onChoose, onApply }: ScenarioRowProps) => {
  const { name, description, requirements } = scenario;
  const verb = active ? 'Reapply' : 'Apply';
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
        {!compact && <small>{[requirements.join(' '), ...effectsOf(scenario)].join(' · ')}</small>}
      </div>
      {active && <span className="ok">Active</span>}
      <button type="button" className="mini mini--go" aria-label={`${verb} ${name}`} onClick={onApply}>
        {verb}
      </button>
    </li>
  );
};
