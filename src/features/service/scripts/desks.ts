import { whenIdle } from '#lib/browser/idle.ts';

whenIdle(() => void import('./update-desks.ts').then(({ updateDesks }) => updateDesks()).catch(() => undefined));
