import { useStore } from '@nanostores/react';
import { AdminField, AdminForm, formText, SubmitButton } from '../../parts/AdminForm.tsx';
import { Ask } from '../../parts/Ask.tsx';
import { stampText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Empty, Panel, PanelProblem } from '../../parts/Panel.tsx';
import { $world, worldPath } from '../../state/browser.ts';
import { attempt } from '../../state/notice.ts';
import {
  $difference,
  checkpoints,
  compare,
  makeCheckpoint,
  restore,
  restorePoint,
  seed,
} from '../../state/snapshots.ts';
import { Difference } from './Difference.tsx';

/** Shows the controls to save the whole world in a file, and checkpoints to compare it with. */
export const SnapshotsPanel = () => {
  const world = useStore($world) ?? 'default';
  const { data, problem } = useStore(checkpoints.$state);
  const difference = useStore($difference);
  const named = data?.checkpoints ?? [];
  return (
    <Panel
      title="Snapshots"
      tools={
        <>
          <a className="mini" href={`/__admin${worldPath('/snapshot')}`} download={`${world}.world.json`}>
            <Icon name="download" />
            Download world
          </a>
          <label className="mini upload">
            <Icon name="reset" />
            Restore from file
            <input
              type="file"
              accept="application/json,.json"
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) attempt(() => restore(file), `World ${world} restored from ${file.name}.`);
                target.value = '';
              }}
            />
          </label>
        </>
      }
    >
      <div className="scroll form-page">
        {problem && <PanelProblem problem={problem} what="checkpoints" />}
        <AdminForm
          className="fields fields--bare"
          resets
          submit={async (form) => {
            const name = formText(form, 'name');
            await makeCheckpoint(name);
            return `Checkpoint ${name} created.`;
          }}
        >
          <AdminField label="Checkpoint name" name="name">
            {(own) => <input {...own} className="field" required placeholder="before the deposit" />}
          </AdminField>
          <SubmitButton icon="checkpoint">Create checkpoint</SubmitButton>
        </AdminForm>
        {data && named.length === 0 && <Empty>No checkpoints. Create one, use the site, then compare.</Empty>}
        <ul>
          {data && <PointRow name={seed} note="initial state of this world" />}
          {named.map(({ name, at }) => (
            <PointRow key={name} name={name} note={stampText(at)} />
          ))}
        </ul>
        {difference && <Difference from={difference.from} changes={difference.changes} />}
      </div>
    </Panel>
  );
};

const PointRow = ({ name, note }: { readonly name: string; readonly note: string }) => (
  <li className="row" data-checkpoint={name}>
    <div className="row__words">
      <b>{name}</b>
      <small>{note}</small>
    </div>
    {name !== seed && (
      <Ask
        sure="Click again to restore"
        subject={name}
        onConfirm={() => attempt(() => restorePoint(name), `World restored to ${name}.`)}
      >
        <Icon name="reset" />
        Restore
      </Ask>
    )}
    <button
      type="button"
      className="mini"
      aria-label={`Compare with ${name}`}
      onClick={() => attempt(() => compare(name))}
    >
      <Icon name="diff" />
      Compare
    </button>
  </li>
);
