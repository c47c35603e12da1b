import { useStore } from '@nanostores/react';
import { brand } from '#brands/current.ts';
import type { Value } from '#contract/types.ts';
import { $session } from '#features/account/state/session.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime, monthAndYear } from '#lib/dates/day-words.ts';
import { serverNow } from '#lib/http/server-clock.ts';

interface PrintHeaderProps {
  readonly months: Value<'statement'>['months'];
}

/** Header of the printed statement: member, title and period. */
export const PrintHeader = ({ months }: PrintHeaderProps) => {
  const { t, locale } = useWords();
  const account = useStore($session, { ssr: () => null })?.userName ?? '';
  const nameOf = (month = ''): string => monthAndYear(month, locale);
  const facts = [
    [t.siteShell.paperAccount(), account],
    [t.siteShell.paperPeriod(), `${nameOf(months[0]?.month)} – ${nameOf(months.at(-1)?.month)}`],
    [t.siteShell.paperPrinted(), dayAndTime(serverNow(), locale)],
  ] as const;
  return (
    <header className="statement__paper">
      <p>
        <img src={`/brand/${brand.id}/mark.svg`} width="28" height="28" alt="" />
        <b>{brand.name}</b>
      </p>
      <h1>{t.recordsReports.toStatement()}</h1>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
};
