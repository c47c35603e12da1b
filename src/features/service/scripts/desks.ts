import { whenIdle } from '#lib/browser/idle.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';

export const startDesks = (): void =>
  whenIdle(() => ignoreFailure(import('./update-desks.ts').then(({ updateDesks }) => updateDesks())));
