import { useEffect, useEffectEvent, useState } from 'react';
import { maxFeedbackCharacters } from '#contract/messages/feedback-terms.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { codeOf } from '#lib/http/errors.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { sendFeedback } from '../../api/feedback.ts';
import { feedbackKindName, feedbackKinds, type Kind } from './feedback-kinds.ts';
import { PicturePicker } from './PicturePicker.tsx';
import { usePictures } from './use-pictures.ts';
import '#ui/field.css';

/** Form values kept across a reload; pictures have to be selected again. */
type Draft = Readonly<Record<'type' | 'comment', string>>;

const stored = storedItem(sessionArea, keys.session.feedbackDraft, objectWith<Partial<Draft>>());

/** Stores the draft; null removes it. */
const storeDraft = (draft: Draft | null): void => void stored.write(draft);

/** Restores the draft, unless something was typed in the meantime. */
const restoreDraft = (form: HTMLFormElement): void => {
  const draft = stored.read();
  const { type, comment } = form.elements as unknown as { type: RadioNodeList; comment: HTMLTextAreaElement };
  if (!draft || comment.value) return;
  type.value = draft.type ?? type.value;
  comment.value = draft.comment ?? '';
};

interface FeedbackFormProps {
  /** Called with the feedback's number. */
  readonly onSent: (id: string) => void;
}

/** Choice of the topic. */
const KindField = () => {
  const { t } = useWords();
  return (
    <fieldset className="kinds">
      <legend>{t.messagesFeedback.kind()}</legend>
      {feedbackKinds.map((kind) => (
        <label className="kinds__one" key={kind}>
          <input type="radio" name="type" value={kind} defaultChecked={kind === 'game'} />
          <span>{feedbackKindName(t, kind)}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** Progress of the pictures' upload; `share` from 0 to 1. */
const UploadProgress = ({ share }: { readonly share: number }) => {
  const { t } = useWords();
  const text = t.messagesFeedback.sending({ share: Math.round(share * 100) });
  return (
    <div className="feedback__progress">
      <progress max={100} value={Math.round(share * 100)} aria-label={text} />
      <span className="num">{text}</span>
    </div>
  );
};

/** Feedback form: topic, at most 140 characters and up to three pictures. */
export const FeedbackForm = ({ onSent }: FeedbackFormProps) => {
  const { t } = useWords();
  const chosen = usePictures();
  const [length, setLength] = useState(0);
  const [share, setShare] = useState<number | null>(null);

  const form = useForm<keyof Draft>({
    names: ['type', 'comment'],
    errorText: (error) => {
      const code = codeOf(error);
      if (code === 'request.too-many') return t.messagesFeedback.pace();
      const kept = code.startsWith('network.') ? ` ${t.messagesFeedback.kept()}` : '';
      return errorText(t, error) + kept;
    },
    check: (name, { comment }) => {
      if (name === 'type') return [];
      if (comment === '') return [t.messagesFeedback.commentRequired()];
      const over = comment.length - maxFeedbackCharacters;
      return over > 0 ? [t.messagesFeedback.commentLong({ most: maxFeedbackCharacters, over })] : [];
    },
    submit: async ({ type, comment }) => {
      setShare(chosen.pictures.length > 0 ? 0 : null);
      try {
        const files = chosen.pictures.map(({ file }) => file);
        const { id } = await sendFeedback({ type: type as Kind, comment }, files, setShare);
        chosen.clear();
        storeDraft(null);
        onSent(id);
      } finally {
        setShare(null);
      }
    },
  });

  // Includes text typed before hydration.
  const onMount = useEffectEvent(() => {
    if (form.ref.current) restoreDraft(form.ref.current);
    const written = form.read();
    if (written.comment) storeDraft(written);
    setLength(written.comment.length);
  });
  useEffect(() => onMount(), []);

  return (
    <form
      ref={form.ref}
      className="stack feedback"
      method="post"
      noValidate
      {...form.events}
      onInput={(event) => {
        form.events.onInput(event);
        storeDraft(form.read());
      }}
    >
      <KindField />
      <TextArea
        label={t.messagesFeedback.comment()}
        name="comment"
        rows={4}
        required
        counter={t.messagesFeedback.counter({ n: length, most: maxFeedbackCharacters })}
        error={form.errorOf('comment')}
        onInput={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
      />
      <PicturePicker chosen={chosen} locked={form.busy} />
      <FormProblem text={form.formError} />
      {form.busy && share !== null && <UploadProgress share={share} />}
      <Button look="primary" wide type="submit" busy={form.busy}>
        {t.messagesFeedback.send()}
      </Button>
    </form>
  );
};
