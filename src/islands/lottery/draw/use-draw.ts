import { useCallback, useEffect, useState } from 'react';
import { CallAborted, CallError, codeOf } from '../../../api/errors.ts';
import { lotteryList, lotteryMenu } from '../../../api/lottery/lottery.ts';
import type { Lottery, Value } from '../../../contract/types.ts';
import { nextChange } from '../../../domain/lottery/lottery.ts';
import { wireLanguage } from '../../../i18n/locale.ts';
import { $locale } from '../../../i18n/page-locale.ts';
import { $serverTime } from '../../../stores/site/server-time.ts';
import { useDue } from '../../../widgets/use-due.ts';

interface Draw {
  /** From the address; null until it is read. */
  readonly code: string | null;
  readonly lottery: Lottery | null;
  readonly menu: Value<'lotteryMenu'> | null;
  readonly failure: string | null;
}

const nothing: Draw = { code: null, lottery: null, menu: null, failure: null };

const loadLottery = async (code: string): Promise<Lottery> => {
  const [found] = await lotteryList({ code, language: wireLanguage($locale.get()) });
  if (!found) throw new CallError('resource.unknown');
  return found;
};

/** The lottery that the address names, with what can be bet on it; anew when its draw closes or takes place. */
export const useDraw = () => {
  const [draw, setDraw] = useState(nothing);

  const load = useCallback(async (): Promise<void> => {
    const code = new URLSearchParams(location.search).get('code') ?? '';
    const locale = $locale.get();
    try {
      if (!code) throw new CallError('resource.unknown');
      const [lottery, menu] = await Promise.all([loadLottery(code), lotteryMenu(code, wireLanguage(locale))]);
      if ($locale.get() === locale) setDraw({ code, lottery, menu, failure: null });
    } catch (error) {
      if (!(error instanceof CallAborted)) setDraw((known) => ({ ...known, code, failure: codeOf(error) }));
    }
  }, []);
  useEffect(() => $locale.subscribe(() => void load()), [load]);

  const { code, lottery } = draw;
  /** Asks which draw is open now. Answers it; throws CallError. */
  const renew = useCallback(async (): Promise<Lottery> => {
    const found = await loadLottery(code ?? '');
    setDraw((known) => ({ ...known, lottery: found, failure: null }));
    return found;
  }, [code]);
  useDue(lottery && nextChange(lottery, $serverTime.get()), () => {
    // What cannot be had now is asked for again shortly.
    renew().catch(() => undefined);
  });

  const retry = (): void => {
    setDraw((known) => ({ ...known, failure: null }));
    void load();
  };
  return { ...draw, renew, retry };
};
