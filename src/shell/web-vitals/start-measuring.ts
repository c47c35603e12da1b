import { $settings } from '../../features/site/stores/settings.ts';

const drawn = Math.random();

/** Whether the settings were known; then the visit is measured, if it is one of the share that they ask for. */
const measure = (): boolean => {
  const { consolidated } = $settings.get();
  if (consolidated && consolidated.fieldShare > drawn) import('./measure.ts').catch(() => undefined);
  return consolidated !== null;
};

/** Measures a share of the visits; the others fetch nothing for it. What drives a browser by itself is no visitor. */
export const startMeasuring = (): void => {
  if (navigator.webdriver || measure()) return;
  const stop = $settings.listen(() => {
    if (measure()) stop();
  });
};
