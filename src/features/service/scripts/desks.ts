import { whenIdle } from '../../../lib/browser/idle.ts';

whenIdle(() => void import('./renew-desks.ts').catch(() => undefined));
