/** Tells the player of a failure; the catalogue's words come with it. */
export const tellFailure = async (error: unknown): Promise<void> => {
  const part = await import('./messages.ts').catch(() => null);
  part?.showMessage(error);
};
