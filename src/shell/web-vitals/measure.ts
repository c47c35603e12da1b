import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Body } from '#contract/types.ts';
import { sendWebVitals } from '#features/site/api/web-vitals.ts';
import { $settings } from '#features/site/state/settings.ts';
import { barePath } from '#lib/bare-path.ts';

/** Measures this visit and sends its values when the page is hidden for the first time. */
export const measureVisit = async (): Promise<void> => {
  const page = barePath(location.pathname).replace(/\/\d+(?=\/|$)/g, '');
  const measures: Body<'fieldMeasures'>['measures'] = {};
  let build: string | undefined;
  let isSent = false;

  const record = ({ name, value }: Metric): void => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') measures[name] = Math.round(value * 1_000) / 1_000;
  };
  const send = (): void => {
    const isOff = $settings.get().consolidated?.fieldShare === 0;
    if (isSent || isOff || !build || document.visibilityState !== 'hidden' || Object.keys(measures).length === 0)
      return;
    // A hidden page may never be shown again, and each visit is counted once.
    isSent = true;
    sendWebVitals({ page, build, measures });
  };

  for (const onMetric of [onLCP, onCLS, onINP]) onMetric(record);
  // After the library's listeners, which report the last values.
  addEventListener('visibilitychange', send);

  // Without a build id the visit is not counted.
  const response = await fetch('/build.txt');
  if (response.ok) build = await response.text();
};
