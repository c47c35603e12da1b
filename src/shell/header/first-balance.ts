import type { Value } from '#contract/types.ts';
import { dataset } from '#lib/browser/root.ts';
import { formatMoney } from '#lib/money/money.ts';

/** Path of the balance call; its module would put other calls into every document. */
declare const BALANCE: string;

interface BalanceReply {
  readonly success: boolean;
  readonly value: Value<'balance'>;
}

/**
 * Writes the balance into the page as soon as the server responds, before any script is loaded. `balance.ts` takes over
 * and adds the demo money tag.
 */
export const showFirstBalance = async (): Promise<void> => {
  const call = globalThis.firstCalls?.get(BALANCE);
  if (!call) return;
  // The client reads the body of the original response.
  const reply: BalanceReply = await (await call.response).clone().json();
  if (!reply.success || dataset.balance === 'hidden') return;
  for (const place of document.querySelectorAll('span[data-balance]'))
    if (!place.firstChild) place.textContent = formatMoney(reply.value.sumBalance);
};
