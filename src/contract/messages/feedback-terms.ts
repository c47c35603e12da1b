/** Maximum number of characters of a feedback; a line break counts as one. */
export const maxFeedbackCharacters = 140;

/** Maximum number of pictures of a feedback, and the maximum size of each, bytes. */
export const feedbackPictures = { count: 3, bytes: 5 * 1024 * 1024 } as const;
