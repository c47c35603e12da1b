import { keys } from '../../../../lib/storage/keys.ts';
import { sessionArea } from '../../../../lib/storage/storage.ts';
import { objectWith, storedItem } from '../../../../lib/storage/stored-item.ts';

/** Fields of a feedback that a reload keeps; pictures are files of the device and are chosen again. */
export type Draft = Readonly<Record<'type' | 'comment', string>>;

const stored = storedItem(sessionArea, keys.session.feedbackDraft, objectWith<Partial<Draft>>());

/** Stores the draft; null removes it. */
export const storeDraft = (draft: Draft | null): void => void stored.write(draft);

/** Fills the form with the stored draft, unless something was typed since. */
export const restoreDraft = (form: HTMLFormElement): void => {
  const draft = stored.read();
  const { type, comment } = form.elements as unknown as { type: RadioNodeList; comment: HTMLTextAreaElement };
  if (!draft || comment.value) return;
  type.value = draft.type ?? type.value;
  comment.value = draft.comment ?? '';
};
