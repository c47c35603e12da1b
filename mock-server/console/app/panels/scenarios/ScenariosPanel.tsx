import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Find } from '../../parts/Find.tsx';
import { countText } from '../../parts/format.ts';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { attempt } from '../../state/notice.ts';
import { applied, applyScenarios, type Scenario, scenarios, undoScenarios } from '../../state/scenarios.ts';
import { NextOutcome } from './NextOutcome.tsx';
import { ScenarioRow } from './ScenarioRow.tsx';
import { ShareState } from './ShareState.tsx';

const familyOf = ({ name }: Scenario): string => name.split('.', 1)[0] ?? name;

const matches = (word: string) => (it: Scenario) =>
  [it.name, it.description, ...it.requirements].join(' ').toLowerCase().includes(word.toLowerCase());

const apply = (names: readonly string[]): Promise<boolean> =>
  attempt(() => applyScenarios(names), `Applied: ${names.join(', ')}.`);

/** Shows the scenarios; several can be selected and applied together. */
export const ScenariosPanel = ({ compact = false }: { readonly compact?: boolean }) => {
  const { data, problem } = useStore(scenarios.$state);
  const active = new Set(useStore(applied.$state).data?.applied ?? []);
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = (data?.scenarios ?? []).filter(matches(word.trim()));
  const families = [...new Set(shown.map(familyOf))].sort();
  const choose = (name: string, on: boolean): void =>
    setChosen(on ? [...chosen, name] : chosen.filter((it) => it !== name));
  return (
    <Panel
      title="Scenarios"
      note={data ? `${active.size} active` : undefined}
      tools={
        <>
          {chosen.length > 0 && (
            <button
              type="button"
              className="mini mini--go"
              onClick={() => apply(chosen).then((done) => done && setChosen([]))}
            >
              Apply {countText(chosen.length, 'chosen', 'chosen')}
            </button>
          )}
          <Find label="Find a scenario" value={word} onChange={setWord} />
        </>
      }
    >
      <div className="scroll">
        {problem && <PanelProblem problem={problem} what="scenarios" />}
        {active.size > 0 && (
          <p className="lead">
            Active, in this order: <b>{[...active].join(', ')}</b>{' '}
            <button
              type="button"
              className="mini"
              onClick={() => void attempt(undoScenarios, 'The world is as before the scenarios were last applied.')}
            >
              Undo last
            </button>
          </p>
        )}
        {!compact && data && <ShareState chosen={chosen} />}
        {!compact && <NextOutcome />}
        {data && shown.length === 0 && <Empty>No scenarios found.</Empty>}
        {families.map((family) => (
          <section key={family} aria-label={`Scenarios of ${family}`}>
            <h3 className="group">{family}</h3>
            <ul>
              {shown
                .filter((it) => familyOf(it) === family)
                .map((scenario) => (
                  <ScenarioRow
                    key={scenario.name}
                    scenario={scenario}
                    active={active.has(scenario.name)}
                    compact={compact}
                    chosen={chosen.includes(scenario.name)}
                    onChoose={(on) => choose(scenario.name, on)}
                    onApply={() => apply([scenario.name])}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
};
