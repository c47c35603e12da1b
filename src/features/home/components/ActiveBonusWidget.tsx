import { useStore } from '@nanostores/react';
import { $locale } from '../../../i18n/page-locale.ts';
import { $words } from '../../../i18n/page-words.ts';
import ActiveBonus from '../../shared/ActiveBonus.tsx';

/** The member's active bonus on home, in the box that the document reserves for it. */
const ActiveBonusWidget = () => {
  const locale = useStore($locale);
  const { t } = useStore($words);
  return <ActiveBonus locale={locale} none={t.cashierBonus.ended()} />;
};

export default ActiveBonusWidget;
