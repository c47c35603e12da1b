import type { Value } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { Icon } from '#ui/Icon.tsx';

interface MissionDaysProps {
  readonly days: Value<'missions'>['days'];
}

/** Last seven days with the claimed missions marked; days without one lose nothing, so there is no countdown. */
export const MissionDays = ({ days }: MissionDaysProps) => {
  const { t, locale } = useWords();
  const done = days.filter((it) => it.done).length;
  const today = days.at(-1)?.day;
  return (
    <section className="rw__hero" aria-label={t.rewardsMissions.week()}>
      <div className="missiondays__head">
        <div>
          <h2>{t.rewardsMissions.week()}</h2>
          <span className="rw__note">{t.rewardsMissions.weekNote()}</span>
        </div>
        <b className="missiondays__count num">{t.rewardsMissions.weekDays({ n: done })}</b>
      </div>
      <ol className="missiondays">
        {days.map(({ day, done: isDone }) => (
          <li key={day} data-done={isDone || undefined} data-today={day === today || undefined}>
            <span className="num" aria-hidden="true">
              {Number(day.slice(8))}
            </span>
            {isDone ? <Icon name="ok" /> : <i aria-hidden="true" />}
            <span className="vh">
              {isDone
                ? t.rewardsMissions.dayDone({ day: dayName(day, locale) })
                : t.rewardsMissions.dayOpen({ day: dayName(day, locale) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
