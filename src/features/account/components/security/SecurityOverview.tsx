import { maxBankAccounts } from '#contract/cashier/withdrawal-terms.ts';
import type { Value } from '#contract/types.ts';
import type { PageWords } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/styles/icons.ts';
import type { SecurityStep } from '../../model/security-steps.ts';
import { SecurityScore } from './SecurityScore.tsx';

interface SecurityOverviewProps {
  readonly config: Value<'securityConfig'>;
  readonly onGo: (step: SecurityStep) => void;
  readonly onNickname: () => void;
}

interface Entry {
  /** Step to open; the nickname is edited in a prompt. */
  readonly step: SecurityStep | 'nickname';
  readonly icon: IconName;
  readonly label: string;
  /** Current value as shown to its owner; null if not set. */
  readonly value: string | null;
}

/** Entry with a page of its own. */
interface PageEntry {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly value?: string;
  readonly isOff?: boolean;
}

type Config = SecurityOverviewProps['config'];

const done = (t: Words, is: boolean): string | null => (is ? t.accountSecurity.isSet() : null);

/** Returns the entries of recovery methods that are steps of this page. */
const wayEntries = (t: Words, { mobile, email, hasQuestions }: Config): readonly Entry[] => [
  { step: 'mobile', icon: 'phone', label: t.accountSecurity.mobile(), value: mobile },
  { step: 'email', icon: 'mail', label: t.accountSecurity.emailAddress(), value: email },
  { step: 'questions', icon: 'help', label: t.accountSecurity.questions(), value: done(t, hasQuestions) },
];

/** Returns the entries about withdrawals: withdrawal password and bank cards. */
const moneyEntries = (t: Words, { cards, hasPaymentPassword }: Config): readonly Entry[] => {
  const count = cards > 0 ? t.accountSecurity.cardCount({ n: cards, most: maxBankAccounts }) : null;
  return [
    { step: 'payment', icon: 'lock', label: t.accountSecurity.payment(), value: done(t, hasPaymentPassword) },
    { step: 'cards', icon: 'card', label: t.accountSecurity.cards(), value: count },
  ];
};

const personEntries = ({ t, locale }: PageWords, { payeeName, nickname, birthday }: Config): readonly Entry[] => [
  { step: 'name', icon: 'user', label: t.accountSecurity.realName(), value: payeeName },
  { step: 'nickname', icon: 'tag', label: t.accountSecurity.nick(), value: nickname || null },
  {
    step: 'birthday',
    icon: 'events',
    label: t.accountSecurity.birthday(),
    value: birthday && dayName(birthday, locale),
  },
];

/** Returns the entries of security methods that have a page of their own. */
const pageEntries = (t: Words, config: Config): readonly PageEntry[] => {
  const passkeys = config.passkeys > 0 ? ` · ${t.accountSecurity.passkeyCount({ n: config.passkeys })}` : '';
  return [
    {
      href: hrefOf('changePassword'),
      icon: 'password',
      label: t.accountSecurity.password(),
      value: t.accountSecurity.change(),
    },
    {
      href: hrefOf('twoSteps'),
      icon: 'captcha',
      label: t.accountSecurity.twoSteps(),
      value: (config.twoSteps ? t.accountSecurity.isOn() : t.accountSecurity.isOff()) + passkeys,
      isOff: !config.twoSteps,
    },
    { href: hrefOf('loginSessions'), icon: 'phone', label: t.accountSecurity.sessions() },
  ];
};

/** Content of an entry's row, independent of its link. */
const EntryLine = ({ icon, label, value, isOff }: Omit<PageEntry, 'href'>) => (
  <>
    <Icon name={icon} />
    <span className="entries__words">
      <span>{label}</span>
      {value !== undefined && (
        <span className={isOff ? 'entries__value entries__value--none' : 'entries__value'}>{value}</span>
      )}
    </span>
    <Icon name="go" />
  </>
);

/** Overview of all security settings in groups; each opens its step. */
export const SecurityOverview = ({ config, onGo, onNickname }: SecurityOverviewProps) => {
  const words = useWords();
  const { t } = words;
  const steps = (entries: readonly Entry[]) =>
    entries.map(({ step, icon, label, value }) => (
      <li key={step}>
        <button type="button" onClick={() => (step === 'nickname' ? onNickname() : onGo(step))}>
          <EntryLine icon={icon} label={label} value={value ?? t.accountSecurity.notSet()} isOff={!value} />
        </button>
      </li>
    ));
  return (
    <div className="stack">
      <SecurityScore config={config} onGo={onGo} />
      <h2 className="entries__title">{t.accountSecurity.groupWays()}</h2>
      <ul className="entries">
        {pageEntries(t, config).map(({ href, ...line }) => (
          <li key={href}>
            <a href={href}>
              <EntryLine {...line} />
            </a>
          </li>
        ))}
        {steps(wayEntries(t, config))}
      </ul>
      <h2 className="entries__title">{t.accountSecurity.groupMoney()}</h2>
      <ul className="entries">{steps(moneyEntries(t, config))}</ul>
      <h2 className="entries__title">{t.accountSecurity.groupPerson()}</h2>
      <ul className="entries">{steps(personEntries(words, config))}</ul>
    </div>
  );
};
