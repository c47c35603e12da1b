import { keys } from '../../../../lib/storage/keys.ts';
import { sessionArea } from '../../../../lib/storage/storage.ts';

/** Fields of a feedback that a reload keeps; pictures are files of the device and are chosen anew. */
export type Draft = Readonly<Record<'type' | 'comment', string>>;

export const keepDraft = (draft: Draft): void =>
  void sessionArea.write(keys.session.feedbackDraft, JSON.stringify(draft));

export const dropDraft = (): void => sessionArea.remove(keys.session.feedbackDraft);

/** Puts what was written before a reload back into the form; what was typed since stays. */
export const restoreDraft = (form: HTMLFormElement): void => {
  const kept = sessionArea.readJson(keys.session.feedbackDraft) as Partial<Draft> | null;
  const { type, comment } = form.elements as unknown as { type: RadioNodeList; comment: HTMLTextAreaElement };
  if (!kept || comment.value) return;
  type.value = kept.type ?? type.value;
  comment.value = kept.comment ?? '';
};
