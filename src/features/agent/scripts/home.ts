import { dividendInfo } from '#contract/agent/contracts.ts';
import { isContractAgent } from '#features/account/model/roles.ts';
import { $session, onMemberVisit } from '#features/account/state/session.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $words } from '#i18n/page-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { renderCount } from '#ui/count-badge.ts';
import { greetingOf } from '../model/greeting.ts';
import { $agentNews, loadAgentNews } from '../state/news.ts';

const { dataset } = document.documentElement;

const paintHead = (): void => {
  dataset.greeting = greetingOf(new Date().getHours());
  for (const place of document.querySelectorAll('[data-user]')) place.textContent = $session.get()?.userName ?? '';
};

const paintNews = (): void => {
  const n = $agentNews.get();
  renderCount('[data-agent-news]', n, $words.get().t.agentHome.newNotices({ n }));
};

/** Loads whether the tab bar shows dividends; never for agents who cannot have contracts. */
const loadDividends = async (): Promise<void> => {
  const mayHaveContracts = isContractAgent($session.get()?.type);
  const language = wireLanguage($words.get().locale);
  const dividends = mayHaveContracts && (await api(dividendInfo, { query: { language } }));
  dataset.dividends = dividends ? 'shown' : 'none';
};

/** Starts header and tab bar of the agent's home; each request may fail on its own. */
export const startAgentHome = (): void => {
  $agentNews.subscribe(paintNews);
  $session.subscribe(paintHead);
  $words.listen(paintNews);
  onMemberVisit(() => {
    void ignoreCallErrors(loadAgentNews(wireLanguage($words.get().locale)));
    void ignoreCallErrors(loadDividends());
  });
};
