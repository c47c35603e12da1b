import { whenIdle } from '#lib/browser/idle.ts';

export const startDesks = (): void =>
  whenIdle(() => void import('./update-desks.ts').then(({ updateDesks }) => updateDesks()).catch(() => undefined));
