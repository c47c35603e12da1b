import { feedbackPictures } from '#contract/messages/feedback-terms.ts';

/** Limits of a multipart body; sizes in bytes. */
export const uploadLimits = {
  fileSize: feedbackPictures.bytes,
  files: feedbackPictures.count,
  fields: 20,
  fieldSize: 64 * 1024,
  parts: 30,
} as const;
