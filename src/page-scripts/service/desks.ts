import { whenIdle } from '../../browser/idle.ts';

whenIdle(() => void import('./renew-desks.ts').catch(() => undefined));
