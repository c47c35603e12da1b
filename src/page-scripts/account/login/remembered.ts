import { wakeIslands } from '../../../browser/sleep.ts';
import { wantsRemembering } from '../../../stores/account/login-wishes.ts';

// What is remembered stands in the form before anybody touches it (R133).
if (wantsRemembering()) wakeIslands();
