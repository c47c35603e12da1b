import { useStore } from '@nanostores/react';
import { serverNow } from '../../../api/server-clock.ts';
import { brand } from '../../../brand/current.ts';
import type { Value } from '../../../contract/types.ts';
import { dayAndTime, monthAndYear } from '../../../domain/manila-words.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { $session } from '../../../stores/account/session.ts';

interface HeadProps {
  readonly words: PageWords;
  readonly months: Value<'statement'>['months'];
}

/** What a sheet of paper says that the page around says on a screen: whose statement it is, of what, and of when. */
export const PaperHead = ({ words: { t, locale }, months }: HeadProps) => {
  const account = useStore($session, { ssr: () => null })?.userName ?? '';
  const nameOf = (month = ''): string => monthAndYear(month, locale);
  const facts = [
    [t.frame.paperAccount(), account],
    [t.frame.paperPeriod(), `${nameOf(months[0]?.month)} – ${nameOf(months.at(-1)?.month)}`],
    [t.frame.paperPrinted(), dayAndTime(serverNow(), locale)],
  ] as const;
  return (
    <header className="statement__paper">
      <p>
        <img src={`/brand/${brand.id}/mark.svg`} width="28" height="28" alt="" />
        <b>{brand.name}</b>
      </p>
      <h1>{t.reports.toStatement()}</h1>
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
