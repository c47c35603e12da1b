import type { Connect } from 'vite';
import { calendarOf } from '#content/calendar.ts';
import { readContent } from '#content/read.ts';
import { holidays, timeZone } from '#markets/current.ts';
import { escapeHtml, htmlPage, sendPage } from './html.ts';

export const calendarPath = '/keystatic-calendar';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Lists what goes live and ends in the next 60 days, and the entries that pages leave out. */
export const openCalendar: Connect.NextHandleFunction = (_request, response) => {
  const content = readContent();
  const lines = calendarOf(content, Date.now(), 60, holidays).map(
    ({ at, sentence }) => `<li><time>${time.format(at)}</time>: ${escapeHtml(sentence)}</li>`,
  );
  const invalid = content.leftOut.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('');
  const list = lines.length > 0 ? `<ul>${lines.join('\n')}</ul>` : '<p>Nothing starts or ends in this time.</p>';
  const body = `<p><a href="/keystatic">Back to the content</a></p>${list}${invalid && `<h2>Not shown</h2><ul>${invalid}</ul>`}`;
  sendPage(response, 200, htmlPage('The next 60 days', body));
};
