import type { Words } from '../i18n/translate.ts';
import { adoptStyles } from '../styles/adopt.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './move-note.css?inline';
import type { Move } from './use-move.ts';

adoptStyles(css);

interface NoteProps {
  readonly t: Words;
  readonly move: Pick<Move<unknown>, 'state' | 'ask'>;
}

/** What is known of a money move whose answer was lost; nothing while all goes well. */
export const MoveNote = ({ t, move: { state, ask } }: NoteProps) => {
  if (state !== 'asking' && state !== 'unsure' && state !== 'undone') return null;
  return (
    <div className="movenote" role={state === 'asking' ? 'status' : 'alert'} data-state={state}>
      <Icon name={state === 'asking' ? 'spinner' : state === 'unsure' ? 'bad' : 'note'} later />
      <p>
        <b>{t.moves[`${state}Title`]()}</b>
        <span>{t.moves[`${state}Text`]()}</span>
      </p>
      {state === 'unsure' && (
        <button type="button" className="btn btn--quiet btn--s" onClick={ask}>
          {t.moves.ask()}
        </button>
      )}
    </div>
  );
};
