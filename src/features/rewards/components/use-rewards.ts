import { useState } from 'react';
import { claimReward, rewards } from '#contract/rewards/rewards.ts';
import type { Reward } from '#contract/types.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { showToast } from '#lib/toasts.ts';
import { setUnclaimedFrom } from '../state/unclaimed.ts';
import { useClaims } from './use-claims.ts';

/** Returns the formatted total of rewards. */
export const sumText = (list: readonly Reward[]): string => {
  const minor = list.reduce((sum, { amount }) => sum + toMinor(amount), 0);
  return formatAmount(toMajor(minor));
};

/** Returns the player's rewards with actions to claim one or all. */
export const useRewards = () => {
  const { t } = useWords();
  const [claimingAll, setClaimingAll] = useState(false);
  const { busy, problemOf, claim } = useClaims('reward');
  const loaded = useQuery('rewards', async (signal, current) => {
    const list = await api(rewards, { query: { language: wireLanguage(current) }, signal });
    setUnclaimedFrom(list);
    return list;
  });
  const list = loaded.value ?? [];
  const open = list.filter(({ status }) => status === 'open');

  /** Claims these one after another, each with its own idempotency key; returns those that were paid. */
  const claimThese = async (wanted: readonly Reward[]): Promise<readonly Reward[]> => {
    const paid: Reward[] = [];
    for (const { id } of wanted) {
      const response = await claim(id, (key) => api(claimReward, { body: { id }, key }));
      if (response) paid.push(response.reward);
    }
    const now = new Map(paid.map((it) => [it.id, it.status] as const));
    loaded.update((known) => {
      const next = known.map((it) => ({ ...it, status: now.get(it.id) ?? it.status }));
      setUnclaimedFrom(next);
      return next;
    });
    // Claim time and order come from the server.
    loaded.reload();
    return paid;
  };
  const claimOne = async (reward: Reward): Promise<void> => {
    const paid = await claimThese([reward]);
    if (paid.length > 0) showToast(t.rewardsClaims.got({ amount: sumText(paid) }), { kind: 'ok' });
  };
  const claimAll = async (): Promise<void> => {
    setClaimingAll(true);
    const paid = await claimThese(open);
    setClaimingAll(false);
    const failed = open.length - paid.length;
    if (failed > 0) showToast(t.rewardsCentre.someFailed({ n: failed }), { kind: 'bad' });
    else showToast(t.rewardsClaims.got({ amount: sumText(paid) }), { kind: 'ok' });
  };
  return { loaded, list, open, busy, problemOf, claimOne, claimAll, claimingAll };
};
