import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Body } from '../../contract/types.ts';
import { sendWebVitals } from '../../features/site/api/web-vitals.ts';
import { $settings } from '../../features/site/stores/settings.ts';
import { barePath } from '../../lib/bare-path.ts';

const page = barePath(location.pathname).replace(/\/\d+(?=\/|$)/g, '');
const measures: Body<'fieldMeasures'>['measures'] = {};
let build: string | undefined;
let told = false;

const note = ({ name, value }: Metric): void => {
  if (name === 'LCP' || name === 'INP' || name === 'CLS') measures[name] = Math.round(value * 1_000) / 1_000;
};

// A page that is left may never come back: its first leave is what counts, and one visit counts once.
const tell = (): void => {
  const off = $settings.get().consolidated?.fieldShare === 0;
  if (told || off || !build || document.visibilityState !== 'hidden' || Object.keys(measures).length === 0) return;
  told = true;
  sendWebVitals({ page, build, measures });
};

// A visit whose build cannot be told is not counted.
fetch('/build.txt')
  .then(async (reply) => {
    if (reply.ok) build = await reply.text();
  })
  .catch(() => undefined);

for (const on of [onLCP, onCLS, onINP]) on(note);
// Behind the library's own listeners, which settle the last values.
addEventListener('visibilitychange', tell);
