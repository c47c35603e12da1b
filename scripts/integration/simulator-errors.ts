import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** File with the simulator's error output since its last response, during development. */
export const simulatorErrors = resolve('.data/simulator-errors.txt');

const maxCharacters = 8000;

/** Returns the error output of a process without warnings of Node.js, such as those of experimental features. */
export const withoutWarnings = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\(node:\d+\) .*Warning\b|^\(Use `node --trace-\w+ /.test(line))
    .join('\n')
    .trim();

/** Saves the end of a process's output, without colours, for the error page. */
export const keepErrors = (text: string, file = simulatorErrors): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stripVTControlCharacters(text).slice(-maxCharacters));
};

const readErrors = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns an error page with reason, file and line why the simulator does not respond. */
export const errorPage = (file = simulatorErrors): string => {
  const errors = readErrors(file)
    .replaceAll(pathToFileURL(`${process.cwd()}/`).href, '')
    .replaceAll(`${process.cwd()}/`, '')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  const [place] = /\b(?:mock-server|src|scripts)\/[\w./-]+:\d+(?::\d+)?/.exec(errors) ?? [];
  const hint = `<p>Correct ${place ? `<strong>${place}</strong>` : 'this file'}. The page reloads automatically.</p>`;
  const body = errors
    ? `<h1>The simulator did not start</h1>\n${hint}\n<pre>${errors}</pre>`
    : '<h1>The simulator is starting</h1>';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="1">
<title>Simulator</title>
<style>strong, pre { overflow-wrap: anywhere; white-space: pre-wrap; }</style>
${body}
</html>
`;
};
