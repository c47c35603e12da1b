const test = document.querySelector<HTMLElement>('[data-self-test]');

/** Minimum number of ticks for each result. */
const resultThresholds = [0, 1, 3] as const;

const show = (): void => {
  const ticks = test?.querySelectorAll('input:checked').length ?? 0;
  const reached = resultThresholds.findLast((step) => ticks >= step) ?? 0;
  for (const result of test?.querySelectorAll<HTMLElement>('[data-from]') ?? [])
    result.hidden = Number(result.dataset.from) !== reached;
};

/** Self-test of nine questions: shows the result for the number of ticks. Nothing is stored or sent. */
export const startSelfTest = (): void => test?.addEventListener('change', show);
