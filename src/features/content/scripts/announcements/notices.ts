import { whenIdle } from '#lib/browser/idle.ts';
import { startRenewal } from './renew.ts';

whenIdle(startRenewal);
