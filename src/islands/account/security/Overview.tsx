import type { Value } from '../../../contract/types.ts';
import type { SecurityStep } from '../../../domain/account/safety-steps.ts';
import { dayName } from '../../../domain/manila-words.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import type { IconName } from '../../../styles/icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { mostCards } from './most-cards.ts';
import { SafetyPicture } from './SafetyPicture.tsx';

interface OverviewProps {
  readonly words: PageWords;
  readonly config: Value<'securityConfig'>;
  readonly onGo: (step: SecurityStep) => void;
}

interface Entry {
  readonly step: SecurityStep;
  readonly icon: IconName;
  readonly label: string;
  /** What is set, as its owner may see it; null where nothing is. */
  readonly value: string | null;
}

/** What has a page of its own. */
interface PageEntry {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly value?: string;
  readonly isOff?: boolean;
}

/** Everything that guards the account, in groups; a tap opens its step. */
export const Overview = ({ words: { t, locale }, config, onGo }: OverviewProps) => {
  const done = (is: boolean): string | null => (is ? t.security.isSet() : null);
  const cards = config.cards > 0 ? t.security.cardCount({ n: config.cards, most: mostCards }) : null;
  const birthday = config.birthday && dayName(config.birthday, locale);
  const ways: readonly Entry[] = [
    { step: 'mobile', icon: 'phone', label: t.security.mobile(), value: config.mobile },
    { step: 'email', icon: 'mail', label: t.security.emailAddress(), value: config.email },
    { step: 'questions', icon: 'help', label: t.security.questions(), value: done(config.hasQuestions) },
  ];
  const money: readonly Entry[] = [
    { step: 'payment', icon: 'lock', label: t.security.payment(), value: done(config.hasPaymentPassword) },
    { step: 'cards', icon: 'card', label: t.security.cards(), value: cards },
  ];
  const person: readonly Entry[] = [
    { step: 'name', icon: 'user', label: t.security.realName(), value: config.payeeName },
    { step: 'nickname', icon: 'tag', label: t.security.nick(), value: config.nickname || null },
    { step: 'birthday', icon: 'events', label: t.security.birthday(), value: birthday },
  ];
  const passkeys = config.passkeys > 0 ? ` · ${t.security.passkeyCount({ n: config.passkeys })}` : '';
  const twoSteps = (config.twoSteps ? t.security.isOn() : t.security.isOff()) + passkeys;
  const pages: readonly PageEntry[] = [
    { href: '/m/changePsw', icon: 'password', label: t.security.password(), value: t.security.change() },
    {
      href: '/m/security/twoSteps',
      icon: 'captcha',
      label: t.security.twoSteps(),
      value: twoSteps,
      isOff: !config.twoSteps,
    },
    { href: '/m/security/sessions', icon: 'phone', label: t.security.sessions() },
  ];
  const rows = (entries: readonly Entry[]) =>
    entries.map(({ step, icon, label, value }) => (
      <li key={step}>
        <button type="button" onClick={() => onGo(step)}>
          <Icon name={icon} later />
          <span className="entries__words">
            <span>{label}</span>
            <span className={value ? 'entries__value' : 'entries__value entries__value--none'}>
              {value ?? t.security.notSet()}
            </span>
          </span>
          <Icon name="go" later />
        </button>
      </li>
    ));
  return (
    <div className="stack">
      <SafetyPicture t={t} config={config} onGo={onGo} />
      <h2 className="entries__title">{t.security.groupWays()}</h2>
      <ul className="entries">
        {pages.map(({ href, icon, label, value, isOff }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} later />
              <span className="entries__words">
                <span>{label}</span>
                {value && (
                  <span className={isOff ? 'entries__value entries__value--none' : 'entries__value'}>{value}</span>
                )}
              </span>
              <Icon name="go" later />
            </a>
          </li>
        ))}
        {rows(ways)}
      </ul>
      <h2 className="entries__title">{t.security.groupMoney()}</h2>
      <ul className="entries">{rows(money)}</ul>
      <h2 className="entries__title">{t.security.groupPerson()}</h2>
      <ul className="entries">{rows(person)}</ul>
    </div>
  );
};
