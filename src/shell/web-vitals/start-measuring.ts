import { $settings } from '../../features/site/stores/settings.ts';

/** Returns whether the settings are known; then the visit is measured if it belongs to the share that they ask for. */
const measure = (): boolean => {
  const { consolidated } = $settings.get();
  if (consolidated && consolidated.fieldShare > Math.random())
    import('./measure.ts').then(({ measureVisit }) => measureVisit()).catch(() => undefined);
  return consolidated !== null;
};

/** Measures a share of the visits; the others fetch nothing for it. Automated browsers are not measured. */
export const startMeasuring = (): void => {
  if (navigator.webdriver || measure()) return;
  const stop = $settings.listen(() => {
    if (measure()) stop();
  });
};
