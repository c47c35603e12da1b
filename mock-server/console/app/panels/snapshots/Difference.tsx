import type { Difference as Change } from '#sim/core/state-differences.ts';
import { countText } from '../../parts/format.ts';
import { ScrollText } from '../../parts/ScrollText.tsx';

const verb = ({ before, after }: Change): string =>
  before === null || before === undefined ? 'new' : after === null || after === undefined ? 'gone' : 'changed';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Returns the fields that differ, one per line. */
const linesOf = ({ before, after }: Change): string => {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((name) => [name, JSON.stringify(old[name]), JSON.stringify(now[name])] as const)
    .filter(([, one, other]) => one !== other)
    .flatMap(([name, one, other]) => [
      ...(one === undefined ? [] : [`- ${name}: ${one}`]),
      ...(other === undefined ? [] : [`+ ${name}: ${other}`]),
    ])
    .join('\n');
};

export const Difference = ({ from, changes }: { readonly from: string; readonly changes: readonly Change[] }) => (
  <section aria-label={`Changes since ${from}`}>
    <h3>
      {countText(changes.length, 'document differs', 'documents differ')} from {from}
    </h3>
    {changes.map((change) => (
      <details key={`${change.kind} ${change.id}`} className="change">
        <summary>
          <code>
            {change.kind} {change.id}
          </code>{' '}
          <span className="dim">{verb(change)}</span>
        </summary>
        <ScrollText label={`${change.kind} ${change.id}`} text={linesOf(change)} />
      </details>
    ))}
  </section>
);
