import { execFile } from 'node:child_process';
import { HtmlValidate } from 'html-validate';

/**
 * Intentional deviations of the site: scripts fill in URLs later, and `autocomplete="off"` on checkboxes and radio
 * buttons keeps Firefox from restoring their state.
 */
const acceptedFindings = [
  /<(?:link|img)> is missing required/,
  /autocomplete attribute cannot be used on <input type="(?:checkbox|radio)">/,
  // Astro streams the styles of an island next to it.
  /<style> element is not permitted as content/,
];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'heading-level': ['error', { allowMultipleH1: true }], 'no-dup-id': 'error', 'no-dup-attr': 'error' },
});

/** Returns findings of html-validate in a document, one sentence each with its position. */
export const markupFaults = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !acceptedFindings.some((known) => known.test(message)))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`);
};

/** Runs in a page: returns defects that markup validators do not detect. */
export const namesInPage = (): string[] => {
  const named = (element: Element): string => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
  const found: string[] = [];
  for (const panel of document.querySelectorAll('[role=tabpanel]')) {
    const label = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    if (!panel.getAttribute('aria-label') && !label?.textContent)
      found.push(`tab panel without a name: ${named(panel)}`);
  }
  for (const tab of document.querySelectorAll('[role=tab][aria-controls]'))
    if (!document.getElementById(tab.getAttribute('aria-controls') ?? ''))
      found.push(`tab without panel: ${named(tab)}`);
  for (const time of document.querySelectorAll('time')) {
    const given = time.getAttribute('datetime') ?? time.textContent ?? '';
    if (given && Number.isNaN(Date.parse(given))) found.push(`no date: ${named(time)}`);
  }
  for (const paragraph of document.querySelectorAll('span > p, p p, button > p, p > ul, p > div'))
    found.push(`block in phrase: ${named(paragraph)}`);
  return found;
};

/**
 * Like `deliberate`, in the messages of vnu; also styles that it does not support, and an empty `<time>` that a script
 * fills in.
 */
const deliberateForVnu = [
  /CSS: /,
  /A “link” element must have an “href”/,
  /Element “img” is missing one or more/,
  /“sizes” attribute must only be specified/,
  /“autocomplete” is only allowed when the input type/,
  /A “style” element in “body” must be the first child/,
  /content of element “time” was not in the required format/,
];

/** Returns findings of the W3C validator in files, one line each with its position. `jar` is the path of vnu.jar. */
export const vnuFaults = (jar: string, files: readonly string[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const command = ['-jar', jar, '--errors-only', '--format', 'gnu', '--exit-zero-always', ...files];
    execFile('java', command, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error) reject(error);
      else
        resolve(
          (stdout + stderr)
            .split('\n')
            .filter((line) => /: error: /.test(line) && !deliberateForVnu.some((known) => known.test(line))),
        );
    });
  });
