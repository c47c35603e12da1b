import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { Icon } from '#ui/Icon.tsx';
import { channelGroups, type PaymentMethod } from '../../model/deposit-channels.ts';
import { BankIcon } from '../BankIcon.tsx';

interface ChannelListProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: string;
  /**
   * `lines`: one line per channel with limits and fee, by kind; `tiles`: small tiles, with the details of the chosen
   * channel below; `row`: one scrollable row in the order of the backend.
   */
  readonly layout: 'lines' | 'tiles' | 'row';
  readonly onChoose: (key: string) => void;
}

/** Returns the channels by kind. A single channel with the name of its group needs no visible title. */
const groupsOf = (t: Words, methods: readonly PaymentMethod[]) =>
  channelGroups.map((group) => {
    const title = t.cashierDeposit[`group_${group}`]();
    const own = methods.filter((method) => method.group === group);
    return { group, title, isTitled: own.length !== 1 || own[0]?.name !== title, own };
  });

const timeOf = (t: Words, { minutes }: PaymentMethod): string =>
  minutes <= 1 ? t.cashierDeposit.withinMinute() : t.cashierDeposit.withinMinutes({ n: minutes });

const feeOf = (t: Words, { feeRate }: PaymentMethod): string =>
  feeRate > 0 ? t.cashierDeposit.feeShare({ share: formatRate(feeRate) }) : t.cashierDeposit.noFee();

/** All deposit channels. */
export const ChannelList = ({ methods, chosen, layout, onChoose }: ChannelListProps) => {
  const { t } = useWords();
  const grouped = groupsOf(t, methods);
  const title = t.cashierDeposit.payWith();
  const all = layout === 'row' ? methods : grouped.flatMap(({ own }) => own);
  const groups = layout === 'lines' ? grouped : [{ group: 'all', title, isTitled: false, own: all }];
  const method = methods.find(({ key }) => key === chosen);
  return (
    <section className={`ways ways--${layout}`}>
      <h2>{title}</h2>
      {groups.map(({ group, title, isTitled, own }) => (
        <fieldset key={group} className="ways__group">
          <legend className={isTitled ? undefined : 'vh'}>{title}</legend>
          <div className={layout === 'row' ? 'ways__list ways__list--row' : 'ways__list'}>
            {own.map((each) => (
              <label key={each.key} className="way">
                <input
                  type="radio"
                  name="way"
                  value={each.key}
                  checked={each.key === chosen}
                  onChange={() => onChoose(each.key)}
                />
                {each.group === 'bank' ? <Icon name="payout" /> : <BankIcon path={each.iconUrl} />}
                <span className="way__what">
                  <b>{each.name}</b>
                  <small className={layout === 'tiles' ? 'vh' : undefined}>{timeOf(t, each)}</small>
                  {each.feeRate > 0 && <small>{feeOf(t, each)}</small>}
                  {layout === 'lines' && (
                    <small className="num">
                      {`${t.cashierDeposit.range({ min: formatShortAmount(each.min), max: formatShortAmount(each.max) })}${each.feeRate === 0 ? ` · ${t.cashierDeposit.noFee()}` : ''}`}
                    </small>
                  )}
                </span>
                <Icon name="ok" className="way__on" />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {layout === 'tiles' && method && (
        <p className="ways__chosen num" aria-hidden="true">
          <b>{method.name}</b>
          {` · ${method.group === 'qr' ? `${t.cashierDeposit.group_qr()} · ` : ''}${timeOf(t, method)} · ${feeOf(t, method)}`}
        </p>
      )}
    </section>
  );
};
