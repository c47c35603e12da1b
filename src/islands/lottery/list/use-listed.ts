import { useCallback, useEffect, useState } from 'react';
import { CallAborted, codeOf } from '../../../api/errors.ts';
import { nextChange } from '../../../domain/lottery/lottery.ts';
import { wireLanguage } from '../../../i18n/locale.ts';
import { $locale } from '../../../i18n/page-locale.ts';
import { forgetLotteries } from '../../../stores/lottery/lotteries.ts';
import { $serverTime } from '../../../stores/site/server-time.ts';
import { useDue } from '../../../widgets/use-due.ts';
import type { ListedGroup } from './listed.ts';

type Load = (language: 'EN' | 'TY') => Promise<readonly ListedGroup[]>;

const staleAt = (groups: readonly ListedGroup[] | null): number | null => {
  const all = groups?.flatMap(({ lotteries }) => lotteries) ?? [];
  return all.length > 0 ? Math.min(...all.map((it) => nextChange(it, $serverTime.get()))) : null;
};

/** Lotteries as they stand now: loaded for the language in force, and anew as soon as a draw closed or took place. */
export const useListed = (load: Load) => {
  const [groups, setGroups] = useState<readonly ListedGroup[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const renew = useCallback(async (): Promise<void> => {
    const locale = $locale.get();
    try {
      const found = await load(wireLanguage(locale));
      if ($locale.get() !== locale) return;
      setGroups(found);
      setFailure(null);
    } catch (error) {
      if (!(error instanceof CallAborted)) setFailure(codeOf(error));
    }
  }, [load]);
  useEffect(() => $locale.subscribe(() => void renew()), [renew]);

  useDue(staleAt(groups), () => {
    forgetLotteries();
    void renew();
  });
  const retry = (): void => {
    setFailure(null);
    void renew();
  };
  return { groups, failure, retry };
};
