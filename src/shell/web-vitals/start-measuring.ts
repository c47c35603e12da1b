import { $settings } from '#features/site/state/settings.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';

/** Returns whether the settings are loaded; if so, measures the visit if it is in the configured sample. */
const measure = (): boolean => {
  const { consolidated } = $settings.get();
  if (consolidated && consolidated.fieldShare > Math.random())
    ignoreFailure(import('./measure.ts').then(({ measureVisit }) => measureVisit()));
  return consolidated !== null;
};

/** Measures a sample of the visits; others load nothing for it. Automated browsers are not measured. */
export const startMeasuring = (): void => {
  if (navigator.webdriver || measure()) return;
  const stop = $settings.listen(() => {
    if (measure()) stop();
  });
};
