import { useState } from 'react';
import { bankCards, setDefaultCard } from '#contract/cashier/bank-accounts.ts';
import { maxBankAccounts } from '#contract/cashier/withdrawal-terms.ts';
import type { BankCard } from '#contract/types.ts';
import { BankAccountForm } from '#features/shared/BankAccountForm.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { showCallError } from '#features/shared/show-call-error.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { showToast } from '#lib/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StepLayout } from '../StepLayout.tsx';
import type { StepProps } from '../step-props.ts';
import { BankCardRow } from './BankCardRow.tsx';
import { RemoveBankCard } from './RemoveBankCard.tsx';

interface WayToAddProps {
  readonly hasPin: boolean;
  /** Null until loaded. */
  readonly cards: readonly BankCard[] | null;
  readonly onPin: () => void;
  readonly onAdd: () => void;
}

/**
 * Button to add a card, or the reason why none can be added: the withdrawal password is missing or the limit of cards
 * is reached.
 */
const AddCardAction = ({ hasPin, cards, onPin, onAdd }: WayToAddProps) => {
  const { t } = useWords();
  if (!hasPin) {
    return (
      <div className="secneed">
        <p>{t.accountSecurity.needPayment()}</p>
        <Button look="primary" wide onClick={onPin}>
          {t.accountSecurity.setPayment()}
        </Button>
      </div>
    );
  }
  if ((cards?.length ?? 0) >= maxBankAccounts) return <p className="hint">{t.cashierBankAccount.full()}</p>;
  return (
    <Button look="primary" wide disabled={!cards} onClick={onAdd}>
      {t.cashierBankAccount.add()}
    </Button>
  );
};

/** Bank cards and wallets: add, remove, and choose the default for withdrawals. */
export const BankCardsStep = ({ config, onBack, onChanged, onGo }: StepProps) => {
  const { t } = useWords();
  const loaded = useQuery('bank-cards', (signal, now) =>
    api(bankCards, { query: { language: wireLanguage(now) }, signal }),
  );
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<BankCard | null>(null);

  const changed = (): void => {
    setAdding(false);
    setRemoving(null);
    loaded.reload();
    onChanged();
    showToast(t.accountSecurity.saved(), { kind: 'ok' });
  };
  const choose = (cardId: string): void => {
    api(setDefaultCard, { body: { cardId } }).then(changed, (error: unknown) => {
      showCallError(t, error);
    });
  };

  if (adding) {
    return (
      <StepLayout
        title={t.cashierBankAccount.add()}
        lead={t.accountSecurity.cardsLead()}
        onBack={() => setAdding(false)}
      >
        <BankAccountForm
          className="stack secform"
          payeeName={config.payeeName}
          holdHours={loaded.value?.length ? config.holdHours : null}
          onAdded={changed}
        />
      </StepLayout>
    );
  }
  return (
    <StepLayout title={t.accountSecurity.cards()} lead={t.accountSecurity.cardsLead()} onBack={onBack}>
      <LoadState
        loaded={loaded}
        skeleton={<Skeleton shape="card" count={2} />}
        empty={(cards) =>
          cards.length > 0
            ? null
            : { icon: 'card', title: t.accountSecurity.noCards(), text: t.accountSecurity.noCardsText() }
        }
      >
        {(cards) => (
          <ul className="bankcards">
            {cards.map((card) => (
              <BankCardRow
                key={card.cardId}
                card={card}
                onChoose={() => choose(card.cardId)}
                onRemove={() => setRemoving(card)}
              />
            ))}
          </ul>
        )}
      </LoadState>
      <AddCardAction
        hasPin={config.hasPaymentPassword}
        cards={loaded.value}
        onPin={() => onGo('payment')}
        onAdd={() => setAdding(true)}
      />
      {removing && (
        <RemoveBankCard
          card={removing}
          holdHours={config.holdHours}
          onClose={() => setRemoving(null)}
          onRemoved={changed}
        />
      )}
    </StepLayout>
  );
};
