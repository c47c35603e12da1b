import type { Words } from '../../../../i18n/translate.ts';
import { imageUrl } from '../../../../lib/images.ts';
import { formatShortAmount } from '../../../../lib/money/format-amount.ts';
import { formatRate } from '../../../../lib/money/format-rate.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { channelGroups, type PaymentMethod } from '../../model/deposit-channels.ts';

interface ChannelListProps {
  readonly t: Words;
  readonly methods: readonly PaymentMethod[];
  readonly chosen: string;
  readonly cdn: string;
  /** Shows limits and fee of each channel. */
  readonly detailed: boolean;
  /** Shows all channels in one scrollable row, in the order of the backend. */
  readonly oneRow: boolean;
  readonly onChoose: (key: string) => void;
}

/** Returns the groups of methods; a single method with the name of its group needs no visible title. */
const groupsOf = (t: Words, methods: readonly PaymentMethod[], oneRow: boolean) =>
  oneRow
    ? [{ group: 'all', title: t.cashierDeposit.payWith(), isTitled: false, own: methods }]
    : channelGroups.map((group) => {
        const title = t.cashierDeposit[`group_${group}`]();
        const own = methods.filter((method) => method.group === group);
        return { group, title, isTitled: own.length !== 1 || own[0]?.name !== title, own };
      });

/** All deposit channels, grouped by kind. */
export const ChannelList = ({ t, methods, chosen, cdn, detailed, oneRow, onChoose }: ChannelListProps) => (
  <section className={detailed ? 'ways ways--lines' : 'ways'}>
    <h2>{t.cashierDeposit.payWith()}</h2>
    {groupsOf(t, methods, oneRow).map(({ group, title, isTitled, own }) => (
      <fieldset key={group} className="ways__group">
        <legend className={isTitled ? undefined : 'vh'}>{title}</legend>
        <div className={oneRow ? 'ways__list ways__list--row' : 'ways__list'}>
          {own.map(({ key, group, name, iconUrl, minutes, min, max, feeRate }) => (
            <label key={key} className="way">
              <input type="radio" name="way" value={key} checked={key === chosen} onChange={() => onChoose(key)} />
              {group === 'bank' ? (
                <Icon name="payout" later />
              ) : (
                <img src={imageUrl(cdn, iconUrl)} alt="" width="32" height="32" decoding="async" />
              )}
              <span className="way__what">
                <b>{name}</b>
                <small>
                  {minutes <= 1 ? t.cashierDeposit.withinMinute() : t.cashierDeposit.withinMinutes({ n: minutes })}
                </small>
                {feeRate > 0 && <small>{t.cashierDeposit.feeShare({ share: formatRate(feeRate) })}</small>}
                {detailed && (
                  <small className="num">
                    {`${t.cashierDeposit.range({ min: formatShortAmount(min), max: formatShortAmount(max) })}${feeRate === 0 ? ` · ${t.cashierDeposit.noFee()}` : ''}`}
                  </small>
                )}
              </span>
              <Icon name="ok" className="way__on" later />
            </label>
          ))}
        </div>
      </fieldset>
    ))}
  </section>
);
