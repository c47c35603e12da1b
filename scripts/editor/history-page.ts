import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLines } from 'diff';
import type { Connect } from 'vite';
import { timeZone } from '#markets/current.ts';
import { surroundings } from '../content.ts';
import { type EntryFiles, EntryHistory, entryPaths, isSheet, type Version } from './history.ts';
import { escapeHtml, htmlPage, readForm, sendPage } from './html.ts';
import { problemsOf, type Save } from './save.ts';

export const historyPath = '/keystatic-versions';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });

const diffOf = (file: string, from: EntryFiles, to: EntryFiles): string => {
  const [before = '', after = ''] = [from[file], to[file]];
  if (before === after) return '';
  const marks = diffLines(before, after).map(({ value, added, removed }) => {
    const words = escapeHtml(value);
    if (added) return `<ins>${words}</ins>`;
    return removed ? `<del>${words}</del>` : words.replace(/^(.*\n){4,}(?=(.*\n){2})/, '…\n');
  });
  return `<h3>${file}</h3><pre>${marks.join('')}</pre>`;
};

const sectionOf = ({ at, author, reason, files }: Version, now: EntryFiles): string => `<section>
<h2>${time.format(at)}</h2>
<p>${escapeHtml(author || 'Changed in the files')}: ${escapeHtml(reason)}</p>
<details><summary>Compare with the present version</summary>${[...new Set([...Object.keys(now), ...Object.keys(files)])].map((file) => diffOf(file, now, files)).join('')}</details>
<form method="post">
<input type="hidden" name="at" value="${at}">
<label>Your name <input name="author" required maxlength="60" autocomplete="name"></label>
<label>Reason <input name="reason" required maxlength="200" value="Restore the version of ${time.format(at)}"></label>
<button>Restore this version</button>
</form>
</section>`;

const pageOf = (entry: string, history: EntryHistory, note = ''): string => {
  const { list: versions, problem } = history.versions(entry);
  const now = history.current(entry);
  const list =
    versions.length > 0 ? versions.map((it) => sectionOf(it, now)).join('\n') : '<p>There is no other version yet.</p>';
  const failure =
    problem === undefined
      ? ''
      : `<p role="alert">Only versions that were saved in this editor are listed, because Git failed: ${escapeHtml(problem)}</p>`;
  const [folder, slug] = entry.split('/');
  const form = isSheet(entry) ? `singleton/${entry.replace('/', '-')}` : `collection/${folder}/item/${slug}`;
  return htmlPage(
    `Versions of ${entry}`,
    `${note}${failure}<p><a href="/keystatic/${form}">Back to the entry</a></p>
<p>Red lines are in the present version only, green lines in the other one.</p>\n${list}`,
  );
};

/** Returns the save that gives an entry the files of a version. */
const saveFor = (entry: string, files: EntryFiles, now: EntryFiles): Save => ({
  additions: Object.entries(files).map(([file, words]) => ({
    path: `src/content/${entryPaths(entry)[file]}`,
    contents: Buffer.from(words).toString('base64'),
  })),
  deletions: Object.keys(now)
    .filter((file) => !(file in files))
    .map((file) => ({ path: `src/content/${entryPaths(entry)[file]}` })),
});

const restore = (entry: string, history: EntryHistory, form: URLSearchParams): [number, string] => {
  const refuse = (sentence: string): [number, string] => [
    422,
    pageOf(entry, history, `<p role="alert">${escapeHtml(sentence)}</p>`),
  ];
  const [author, reason] = [form.get('author')?.trim(), form.get('reason')?.trim()];
  const version = history.versions(entry).list.find(({ at }) => String(at) === form.get('at'));
  if (!version) return refuse('This version no longer exists.');
  if (!author || !reason) return refuse('Enter your name and a reason.');
  const now = history.current(entry);
  const problems = problemsOf(saveFor(entry, version.files, now), surroundings);
  if (problems.length > 0) return refuse(`Not restored.\n${problems.map(({ sentence }) => sentence).join('\n')}`);
  for (const [file, relative] of Object.entries(entryPaths(entry))) {
    const path = join('src/content', relative);
    const words = version.files[file];
    if (words === undefined) rmSync(path, { force: true });
    else writeFileSync(path, words);
  }
  history.record(entry, now, { at: Date.now(), author, reason, files: version.files });
  return [200, pageOf(entry, history, '<p role="status">Restored.</p>')];
};

/** Lists the versions of an entry at `/<folder>/<slug>`, compares them with the present one and restores them. */
export const openHistory: Connect.NextHandleFunction = (request, response, next) => {
  const entry =
    /^\/((?:promotions|announcements|help|pages|words)\/[\w-]+|promotion-categories|game-collections)\/?(?:$|\?)/.exec(
      request.url ?? '',
    )?.[1];
  if (!entry) return next();
  const history = new EntryHistory();
  if (request.method !== 'POST') return sendPage(response, 200, pageOf(entry, history));
  readForm(request).then((form) => sendPage(response, ...restore(entry, history, form)), next);
};
