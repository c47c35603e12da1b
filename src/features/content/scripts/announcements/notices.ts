import { whenIdle } from '#lib/browser/idle.ts';
import { startRenewal } from './renew.ts';

export const startNotices = (): void => whenIdle(startRenewal);
