import { wagering } from '#contract/cashier/wagering.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { api } from '#lib/http/client.ts';
import { useQuery } from './use-query.ts';

/** Loads the locked part of the balance and the bets required to unlock it. */
export const useWagering = () =>
  useQuery('wagering', (signal, current) => api(wagering, { query: { language: wireLanguage(current) }, signal }));
