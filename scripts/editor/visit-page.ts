import type { Connect } from 'vite';
import { readContent } from '#content/read.ts';
import { isoOffset, marketTime } from '#lib/dates/market-time.ts';
import { city, languages, vipTerms } from '#markets/current.ts';
import { prefixOf, siteLocales } from '#sim/site/addresses.ts';
import { brandName } from '../brand-name.ts';
import { escapeHtml, htmlPage, sendPage } from './html.ts';
import { addressOf } from './preview.ts';

export const visitPath = '/keystatic-visit';

/** Visitors to preview as, with the parameters of `/__admin/open`. */
const visitors: Readonly<Record<string, { readonly words: string; readonly query: Readonly<Record<string, string>> }>> =
  {
    guest: { words: 'Guest', query: {} },
    new: { words: 'New member', query: { as: 'newbie01', age: '0' } },
    ...Object.fromEntries(
      vipTerms.map(({ level, name }) => [
        `vip${level}`,
        { words: `Member, VIP level ${level} (${name.EN})`, query: { as: 'player01', level: String(level) } },
      ]),
    ),
  };

/** Returns the link that opens the site as of a time, as a visitor; undefined if the input is incomplete. */
export const visitLink = (input: URLSearchParams): string | undefined => {
  const [when, who, language, to] = ['when', 'who', 'language', 'to'].map((name) => input.get(name) ?? '');
  const visitor = visitors[who ?? ''];
  if (!visitor || !to?.startsWith('/m/') || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(when ?? '')) return undefined;
  if (!language || !siteLocales.includes(language)) return undefined;
  const query = { now: `${when}:00${isoOffset}`, language, ...visitor.query, to: `${prefixOf(language)}${to}` };
  return `/__admin/open?${new URLSearchParams(query)}`;
};

const option = (value: string, words: string, chosen: string | null): string =>
  `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(words)}</option>`;

/** Builds a link to the site as of a date, as a guest or member, in a language; it can be sent to others in the team. */
export const openVisit: Connect.NextHandleFunction = (request, response) => {
  const input = new URL(request.url ?? '/', 'http://editor.invalid').searchParams;
  const [folder = '', slug = ''] = (input.get('entry') ?? '').split('/');
  const to = input.get('to') ?? addressOf(folder, slug, readContent()) ?? '/m/home';
  const link = visitLink(input);
  const origin = `${request.headers['x-forwarded-proto'] ?? 'http'}://${request.headers.host ?? ''}`;
  const result = link
    ? `<p><a href="${escapeHtml(link)}" target="_blank">Open this preview</a></p>
<label>Link for your team <input readonly size="80" value="${escapeHtml(origin + link)}"></label>
<p>Each visit gets its own copy of the site’s data, so nothing that is tried there changes anything.</p>`
    : '';
  const chosen = (name: string) => input.get(name);
  const body = `<p><a href="/keystatic">Back to the content</a></p>
<form method="get">
<label>Date and time in ${city} <input type="datetime-local" name="when" required value="${escapeHtml(chosen('when') ?? marketTime(Date.now()).slice(0, 16))}"></label>
<label>Visitor <select name="who">${Object.entries(visitors).map(([id, { words }]) => option(id, words, chosen('who')))}</select></label>
<label>Language <select name="language">${languages.map(({ wire, name }) => option(wire.toLowerCase(), name, chosen('language')))}</select></label>
<label>Page <input name="to" required pattern="/m/.+" size="40" value="${escapeHtml(to)}"></label>
<button>Create link</button>
</form>
<p>Brand: ${escapeHtml(brandName())}. For another one, start the editor with <code>BRAND=name</code>.</p>
${result}`;
  sendPage(response, 200, htmlPage('Preview on a date', body));
};
