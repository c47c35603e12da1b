import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Ask } from '../../parts/Ask.tsx';
import { countText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { ScrollText } from '../../parts/ScrollText.tsx';
import { attempt } from '../../state/notice.ts';
import { clearOverrides, type Override, overrides, removeOverride } from '../../state/overrides.ts';
import { $requests } from '../../state/requests.ts';
import { NewOverride } from './NewOverride.tsx';
import { UpstreamForm } from './UpstreamForm.tsx';

const replyText = ({ value, patch, errorCode, status, delay }: Override['replies'][number]): string =>
  [
    errorCode ??
      (patch !== undefined
        ? 'changed fields'
        : value === undefined && status === undefined
          ? 'default response'
          : 'a value'),
    status !== undefined && String(status),
    delay !== undefined && `after ${delay} ms`,
  ]
    .filter(Boolean)
    .join(' ');

const repliesText = ({ replies, match }: Override): string =>
  [replies.map(replyText).join(', then '), match && `for ${JSON.stringify(match)}`].filter(Boolean).join(' ');

const overrideText = (it: Override): string =>
  [repliesText(it), it.outsideContract && 'not checked', `answered ${it.answered} of ${countText(it.calls, 'call')}`]
    .filter(Boolean)
    .join(' · ');

/** Shows the responses that replace those of the world, by endpoint. */
export const OverridesPanel = () => {
  const { data, problem } = useStore(overrides.$state);
  const newest = useStore($requests)[0]?.seq;
  // Each new call may have used an override.
  useEffect(() => void overrides.load(), [newest]);
  const list = data?.overrides ?? [];
  return (
    <Panel
      title="Overrides"
      note={data ? `${list.length} set` : undefined}
      tools={
        <Ask
          sure="Click again to clear"
          disabled={list.length === 0}
          onConfirm={() => attempt(clearOverrides, 'Overrides cleared.')}
        >
          <Icon name="trash" />
          Clear
        </Ask>
      }
    >
      <div className="scroll">
        {problem && <PanelProblem problem={problem} what="overrides" />}
        {data && (
          <>
            <NewOverride />
            <UpstreamForm />
            {list.length === 0 && (
              <Empty icon="replies">No overrides. Add one here, or use the response of a call in Requests.</Empty>
            )}
            <ul>
              {list.toReversed().map((it) => (
                <OverrideRow key={it.id} it={it} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
};

const OverrideRow = ({ it }: { readonly it: Override }) => (
  <li className="row" data-override={it.endpoint}>
    <details className="row__words">
      <summary>
        <code>{it.endpoint}</code> {it.name && <span className="changed">{it.name}</span>}
        <small>{overrideText(it)}</small>
      </summary>
      <ScrollText
        label={`Override of ${it.endpoint}`}
        text={JSON.stringify({ match: it.match, replies: it.replies }, null, 2)}
      />
    </details>
    <button
      type="button"
      className="mini mini--icon"
      aria-label={`Remove override of ${it.endpoint}: ${repliesText(it)}`}
      onClick={() => attempt(() => removeOverride(it), `Override of ${it.endpoint} removed.`)}
    >
      <Icon name="close" />
    </button>
  </li>
);
