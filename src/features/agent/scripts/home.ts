import { dividendInfo } from '#contract/agent/contracts.ts';
import { fundsConsolidated } from '#contract/agent/funds.ts';
import { isContractAgent } from '#features/account/model/roles.ts';
import { $session } from '#features/account/state/session.ts';
import { formatOwnMoney } from '#features/cashier/state/own-money.ts';
import { $balanceHidden } from '#features/cashier/state/wallet.ts';
import { $settings } from '#features/site/state/settings.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $words } from '#i18n/page-words.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { renderCount } from '#ui/count-badge.ts';

import { pendingContracts } from '../model/contracts.ts';
import { greetingOf } from '../model/greeting.ts';
import { shownEntries } from '../model/menu.ts';
import { $agentNews, loadAgentNews } from '../state/news.ts';
import { $counters, loadCounters } from '../state/team-counters.ts';

const root = document.documentElement;
const all = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(selector);

const paintHead = (): void => {
  root.dataset.greeting = greetingOf(new Date().getHours());
  for (const place of all('[data-user]')) place.textContent = $session.get()?.userName ?? '';
};

/** Shows the team's counters, with a dash if a call failed. */
const paintCounters = (): void => {
  const counters = $counters.get();
  for (const place of all('[data-counter]')) {
    const value = counters?.[place.dataset.counter as keyof typeof counters];
    place.textContent = counters ? (value ?? '–').toLocaleString('en-US') : '';
    place.toggleAttribute('data-waiting', !counters);
  }
};

const paintNews = (): void => {
  const n = $agentNews.get();
  renderCount('[data-agent-news]', n, $words.get().t.agentHome.newNotices({ n }));
};

/** Hides the menu entries that the merchant leaves out. */
const paintMenu = (): void => {
  root.dataset.agentMenu = shownEntries($settings.get().consolidated?.whitelabel.agentMenu).join(' ');
};

let waiting = 0;
const paintContracts = (): void =>
  renderCount('[data-pending]', waiting, $words.get().t.agentHome.pendingContracts({ n: waiting }));

/** Today's salary in major units; null after a failed request, undefined until loaded. */
let salary: number | null | undefined;
const paintSalary = (): void => {
  for (const place of all('[data-salary]')) {
    place.textContent = salary === undefined ? '' : salary === null ? '–' : formatOwnMoney(salary);
    place.toggleAttribute('data-waiting', salary === undefined);
  }
};

/** Loads pending contracts and whether dividends are shown; only for agents with contracts. */
const loadContracts = async (): Promise<void> => {
  const type = $session.get()?.type;
  if (!isContractAgent(type)) {
    root.dataset.dividends = 'none';
    return;
  }
  const [flags, dividends] = await Promise.all([
    api(fundsConsolidated).then(
      (reply) => {
        salary = reply.funds.salary;
        paintSalary();
        return reply;
      },
      (error: unknown) => {
        salary = null;
        paintSalary();
        throw error;
      },
    ),
    api(dividendInfo, { query: { language: wireLanguage($words.get().locale) } }),
  ]);
  root.dataset.dividends = dividends ? 'shown' : 'none';
  const pending = pendingContracts(type, flags);
  waiting = pending.length;
  const [first] = pending;
  if (first) for (const link of all('a[data-contracts]')) link.setAttribute('href', first.path);
  paintContracts();
};

/**
 * Starts the agent's home page except for the balance, which the page layout shows; each request may fail on its own.
 */
export const startAgentHome = (): void => {
  const canHaveContract = isContractAgent($session.get()?.type);
  root.dataset.takesPart = canHaveContract ? 'yes' : 'no';
  $counters.subscribe(paintCounters);
  $agentNews.subscribe(paintNews);
  $settings.subscribe(paintMenu);
  $session.subscribe(paintHead);
  $balanceHidden.listen(paintSalary);
  $words.listen(() => {
    paintNews();
    paintContracts();
  });
  const load = (): void => {
    if (!$session.get()) return;
    void ignoreCallErrors(loadCounters());
    void ignoreCallErrors(loadAgentNews(wireLanguage($words.get().locale)));
    void ignoreCallErrors(loadContracts());
  };
  load();
  onPageRestore(load);
};
