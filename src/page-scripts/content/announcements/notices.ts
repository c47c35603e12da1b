import { whenIdle } from '../../../browser/idle.ts';
import { startRenewal } from './renew.ts';

whenIdle(startRenewal);
