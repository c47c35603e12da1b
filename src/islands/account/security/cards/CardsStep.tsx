import { useState } from 'react';
import { bankCards, setDefaultCard } from '../../../../api/account/cards.ts';
import { CallAborted, codeOf } from '../../../../api/errors.ts';
import type { BankCard } from '../../../../contract/types.ts';
import { dayOf } from '../../../../domain/manila.ts';
import { errorText } from '../../../../i18n/error-words.ts';
import { wireLanguage } from '../../../../i18n/locale.ts';
import { showToast } from '../../../../stores/site/toasts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { LoadState } from '../../../../widgets/LoadState.tsx';
import { useLoad } from '../../../../widgets/use-load.ts';
import { mostCards } from '../most-cards.ts';
import { StepFrame } from '../StepFrame.tsx';
import type { StepProps } from '../step.ts';
import { AddCard } from './AddCard.tsx';
import { RemoveCard } from './RemoveCard.tsx';

/** Bank cards and wallets: add, remove, choose the one that withdrawals go to (R265). */
export const CardsStep = (props: StepProps) => {
  const { words, config, onBack, onChanged, onGo } = props;
  const { t, locale } = words;
  const loaded = useLoad('bank-cards', (_, now) => bankCards({ language: wireLanguage(now) }), { locale });
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<BankCard | null>(null);

  const changed = (): void => {
    setAdding(false);
    setRemoving(null);
    loaded.reload();
    onChanged();
    showToast(t.security.saved(), { kind: 'ok' });
  };
  const choose = (cardId: string): void => {
    setDefaultCard({ cardId }).then(changed, (error: unknown) => {
      if (!(error instanceof CallAborted)) showToast(errorText(t, codeOf(error)), { kind: 'bad' });
    });
  };

  if (adding) {
    return (
      <StepFrame t={t} title={t.security.addCard()} lead={t.security.cardsLead()} onBack={() => setAdding(false)}>
        <AddCard {...props} joins={(loaded.value?.length ?? 0) > 0} onAdded={changed} />
      </StepFrame>
    );
  }
  return (
    <StepFrame t={t} title={t.security.cards()} lead={t.security.cardsLead()} onBack={onBack}>
      <LoadState
        locale={locale}
        loaded={loaded}
        skeleton={<Skeleton shape="card" count={2} />}
        empty={(cards) =>
          cards.length > 0 ? null : { icon: 'card', title: t.security.noCards(), text: t.security.noCardsText() }
        }
      >
        {(cards) => (
          <ul className="bankcards">
            {cards.map((card) => (
              <li className="bankcard" key={card.cardId} data-kind={card.kind}>
                <div className="bankcard__head">
                  <Icon name={card.kind === 'wallet' ? 'phone' : 'card'} later />
                  <b>{card.bankName}</b>
                  {card.isDefault && <StatusChip tone="ok">{t.security.isDefault()}</StatusChip>}
                </div>
                <p className="bankcard__number num">{card.number}</p>
                <p className="bankcard__facts num">
                  {card.payeeName} · {t.security.cardAdded({ day: dayOf(card.addedAt) })}
                </p>
                <div className="bankcard__do">
                  {!card.isDefault && (
                    <button type="button" className="btn btn--ghost btn--s" onClick={() => choose(card.cardId)}>
                      {t.security.makeDefault()}
                    </button>
                  )}
                  <button type="button" className="btn btn--ghost btn--s" onClick={() => setRemoving(card)}>
                    {t.security.removeCard()}
                  </button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      {!config.hasPaymentPassword ? (
        <div className="secneed">
          <p>{t.security.needPayment()}</p>
          <Button look="gold" wide onClick={() => onGo('payment')}>
            {t.security.setPayment()}
          </Button>
        </div>
      ) : (loaded.value?.length ?? 0) >= mostCards ? (
        <p className="hint">{t.security.cardsFull()}</p>
      ) : (
        <Button look="gold" wide disabled={!loaded.value} onClick={() => setAdding(true)}>
          {t.security.addCard()}
        </Button>
      )}
      {removing && <RemoveCard t={t} card={removing} onClose={() => setRemoving(null)} onRemoved={changed} />}
    </StepFrame>
  );
};
