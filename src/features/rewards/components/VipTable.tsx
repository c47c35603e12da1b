import type { Value } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { shortMoney } from '#lib/money/short-money.ts';

type Vip = Value<'memberClub'>;
type Level = Vip['levels'][number];

interface VipTableProps {
  readonly vip: Vip;
}

/** Characters of an amount that four columns of a small phone have room for at the usual size. */
const maxUsualLength = 10;

/**
 * Benefits of all levels side by side; each benefit's name is above its figures, so that four columns fit a small
 * phone.
 */
export const VipTable = ({ vip: { level, levels } }: VipTableProps) => {
  const { t, locale } = useWords();
  const money = (amount: number): string => (amount > 0 ? shortMoney(amount, locale) : '–');
  const rows: readonly (readonly [string, (it: Level) => string])[] = [
    [t.rewardsVip.cashback(), (it) => formatRate(it.rebateRate)],
    [t.rewardsVip.birthday(), (it) => money(it.birthdayGift)],
    [t.rewardsVip.upgrade(), (it) => money(it.upgradeGift)],
    [t.rewardsVip.times(), (it) => String(it.withdrawTimes)],
    [t.rewardsVip.freeTimes(), (it) => String(it.freeWithdrawals)],
    [t.rewardsVip.limit(), (it) => money(it.withdrawLimit)],
    [t.rewardsVip.needStake(), (it) => money(it.turnover)],
    [t.rewardsVip.needDeposit(), (it) => money(it.deposit)],
  ];
  const isLong = levels.some((it) => rows.some(([, textOf]) => textOf(it).length > maxUsualLength));
  return (
    <table className="viptable" data-long={isLong || undefined}>
      <caption className="vh">{t.rewardsVip.benefits()}</caption>
      <thead>
        <tr>
          {levels.map((vipLevel) => (
            <th scope="col" key={vipLevel.level} data-own={vipLevel.level === level || undefined}>
              {vipLevel.name}
              {vipLevel.level === level && <span className="vh">, {t.rewardsVip.here()}</span>}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(([name, say]) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={levels.length}>
              {name}
            </th>
          </tr>
          <tr>
            {levels.map((vipLevel) => (
              <td className="num" key={vipLevel.level} data-own={vipLevel.level === level || undefined}>
                {say(vipLevel)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
};
