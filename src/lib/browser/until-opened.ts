/** Resolves once a prerendered page is opened; until then browsers hold back its messages, and it must not launch a game. */
export const untilOpened = async (): Promise<void> => {
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
};
