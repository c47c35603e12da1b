import type { WireLanguage } from '#contract/fields.ts';
import * as endpoints from '#contract/lottery/lottery.ts';
import type { Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';

/** Fetches the menu of a lottery vendor; only the traditional play type is shown. */
export const lotteryMenu = (code: string, language: WireLanguage, signal: AbortSignal): Promise<Value<'lotteryMenu'>> =>
  api(endpoints.lotteryMenu, { query: { code, playType: 'trad', language }, signal });
