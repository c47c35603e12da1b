import type { SportsBet } from '../../sports/wire.ts';
import type { Visit } from '../../wire.ts';
import { element, setDisabled } from '../shell/element.ts';
import { RoundFailed } from '../shell/rounds.ts';
import type { Shell } from '../shell/shell.ts';
import { refusalText } from '../shell/words.ts';
import { worldClock } from '../shell/world-clock.ts';
import { cashOutBet, readQuote } from './book.ts';
import { words } from './words.ts';

interface CashOutEvents {
  /** Called when the buttons of a bet change. */
  readonly onChange: () => void;
  /** Called after a confirmed cash-out, also one that failed. */
  readonly onEnd: () => Promise<void>;
}

interface OfferView {
  /** Formatted amount. */
  readonly amount: string;
  readonly isWaiting: boolean;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** Returns the offer for a bet with the buttons to accept it or to keep the bet. */
const renderOffer = (bet: string, { amount, isWaiting, onConfirm, onKeep }: OfferView): HTMLElement[] => {
  const confirmButton = element('button', {
    class: 'go',
    text: words().confirmCashOut(amount),
    attributes: { 'data-focus': `confirm ${bet}` },
    on: { click: onConfirm },
  });
  const keepButton = element('button', {
    class: 'plain',
    text: words().keep,
    attributes: { 'data-focus': `cash ${bet}` },
    on: { click: onKeep },
  });
  setDisabled(confirmButton, isWaiting);
  return [
    element('p', { class: 'quiet', text: words().holds }),
    element('div', { class: 'confirm' }, keepButton, confirmButton),
  ];
};

/** Creates the cash-out of open bets: the quote of one bet at a time, which the player confirms before it expires. */
export const makeCashOut = (visit: Visit, shell: Shell, { onChange, onEnd }: CashOutEvents) => {
  const worldNow = worldClock(visit.now);
  let offer: { readonly bet: string; readonly quote: string; readonly amount: number } | null = null;
  let isWaiting = false;

  const showError = (error: unknown): void => {
    const code = error instanceof RoundFailed ? error.code : 'system.unknown';
    shell.showStatus(() => refusalText(code === 'request.conflict' ? 'cashout.closed' : code), 'bad');
  };

  const setOffer = (next: typeof offer): void => {
    offer = next;
    onChange();
  };

  const requestQuote = async (bet: string): Promise<void> => {
    isWaiting = true;
    onChange();
    try {
      const { quote, amount, expiresAt } = await readQuote(visit, bet);
      offer = { bet, quote, amount };
      setTimeout(
        () => {
          if (offer?.quote === quote) setOffer(null);
        },
        Math.max(0, expiresAt - worldNow()),
      );
    } catch (error) {
      showError(error);
    }
    isWaiting = false;
    onChange();
  };

  const confirm = async (bet: string, quote: string): Promise<void> => {
    isWaiting = true;
    onChange();
    try {
      const { amount, balance } = await cashOutBet(visit, bet, quote);
      shell.updateBalance(balance);
      shell.showStatus(() => words().cashedOut(shell.money(amount)), 'won');
    } catch (error) {
      showError(error);
    }
    offer = null;
    isWaiting = false;
    await onEnd();
  };

  return {
    isWaiting: (): boolean => isWaiting,

    /** Returns what the buttons of a bet show, to detect changes. */
    stateOf: ({ id, state }: SportsBet) => state === 'open' && [offer?.bet === id && offer, isWaiting],

    /** Returns the buttons of a bet; none once it is closed. */
    render: (bet: SportsBet): HTMLElement[] => {
      if (bet.state !== 'open') return [];
      if (offer?.bet === bet.id) {
        const { quote, amount } = offer;
        return renderOffer(bet.id, {
          amount: shell.money(amount),
          isWaiting,
          onConfirm: () => void confirm(bet.id, quote),
          onKeep: () => setOffer(null),
        });
      }
      const button = element('button', {
        class: 'go cash',
        text: bet.cashOut === null ? words().cashOutOff : words().cashOut(shell.money(bet.cashOut)),
        attributes: { 'data-focus': `cash ${bet.id}` },
        on: { click: () => void requestQuote(bet.id) },
      });
      setDisabled(button, bet.cashOut === null || isWaiting);
      return [button];
    },
  };
};
