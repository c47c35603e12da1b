import * as rows from '../../../contract/lottery/lottery.ts';
import type { Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';

type Language = 'EN' | 'TY';

/** Fetches the menu of a lottery vendor (R252); only the traditional play type is shown (A09). */
export const lotteryMenu = (code: string, language: Language): Promise<Value<'lotteryMenu'>> =>
  api(rows.lotteryMenu, { query: { code, playType: 'trad', language } });
