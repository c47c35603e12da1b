import { type IdentityDocument, identityDocumentTypes } from '#contract/safety/identity-documents.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';
import type { IdentityDetails } from './DetailsStep.tsx';

/** Progress of an identity verification. The camera may make a phone reload the page; pictures are never stored here. */
export interface IdentityDraft {
  /** Time of the last submission: the draft of an earlier one is ignored. */
  readonly after: number | null;
  readonly step: string;
  readonly isRetake: boolean;
  readonly type: IdentityDocument;
  readonly details: IdentityDetails;
}

const parse = objectWith<IdentityDraft>('after', 'step', 'isRetake', 'type', 'details');

const stored = storedItem(sessionArea, keys.session.identityDraft, (value) => {
  const draft = parse(value);
  const isValid =
    draft && identityDocumentTypes.includes(draft.type) && typeof draft.details?.documentNumber === 'string';
  return isValid ? draft : null;
});

/** Returns the draft that follows a submission; null without one. */
export const readIdentityDraft = (after: number | null): IdentityDraft | null => {
  const draft = stored.read();
  return draft?.after === after ? draft : null;
};

/** Stores a draft; null removes it. */
export const storeIdentityDraft = (draft: IdentityDraft | null): void => void stored.write(draft);
