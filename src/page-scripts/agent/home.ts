import { dividendInfo } from '../../api/agent/contracts.ts';
import { fundsConsolidated } from '../../api/agent/funds.ts';
import { quietly } from '../../api/errors.ts';
import { onReturn } from '../../browser/on-return.ts';
import { isContractAgent } from '../../domain/account/roles.ts';
import { pendingContracts } from '../../domain/agent/contracts.ts';
import { greetingOf } from '../../domain/agent/greeting.ts';
import { shownEntries } from '../../domain/agent/menu.ts';
import { wireLanguage } from '../../i18n/locale.ts';
import { $words } from '../../i18n/page-words.ts';
import { $session } from '../../stores/account/session.ts';
import { $agentNews, loadAgentNews } from '../../stores/agent/news.ts';
import { $counters, loadCounters } from '../../stores/agent/team-counters.ts';
import { $settings } from '../../stores/site/settings.ts';
import { paintCount } from '../../ui/count-badge.ts';

const root = document.documentElement;
const all = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(selector);

const paintHead = (): void => {
  root.dataset.greeting = greetingOf(new Date().getHours());
  for (const place of all('[data-user]')) place.textContent = $session.get()?.userName ?? '';
};

/** R187, A75: a dash where a call failed. */
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
  paintCount('[data-agent-news]', n, $words.get().t.agency.newNotices({ n }));
};

/** A76: entries the merchant leaves out. */
const paintMenu = (): void => {
  root.dataset.agentMenu = shownEntries($settings.get().consolidated?.whitelabel.agentMenu).join(' ');
};

let waiting = 0;
const paintContracts = (): void =>
  paintCount('[data-pending]', waiting, $words.get().t.agency.pendingContracts({ n: waiting }));

/** Which contracts wait, and whether dividends are shown (A01, A76): for those alone who take part in them. */
const loadContracts = async (): Promise<void> => {
  const type = $session.get()?.type;
  if (!isContractAgent(type)) {
    root.dataset.dividends = 'none';
    return;
  }
  const [flags, dividends] = await Promise.all([fundsConsolidated(), dividendInfo(wireLanguage($words.get().locale))]);
  root.dataset.dividends = dividends ? 'shown' : 'none';
  const pending = pendingContracts(type, flags);
  waiting = pending.length;
  const [first] = pending;
  if (first) for (const link of all('a[data-contracts]')) link.setAttribute('href', first.path);
  paintContracts();
};

/** What the agent's home shows besides the balance, which the frame paints; each call may fail for itself. */
export const startAgentHome = (): void => {
  const takesPart = isContractAgent($session.get()?.type);
  root.dataset.takesPart = takesPart ? 'yes' : 'no';
  $counters.subscribe(paintCounters);
  $agentNews.subscribe(paintNews);
  $settings.subscribe(paintMenu);
  $session.subscribe(paintHead);
  $words.listen(() => {
    paintNews();
    paintContracts();
  });
  const load = (): void => {
    if (!$session.get()) return;
    void quietly(loadCounters());
    void quietly(loadAgentNews(wireLanguage($words.get().locale)));
    void quietly(loadContracts());
  };
  load();
  onReturn(load);
};
