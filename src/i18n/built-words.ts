import { createHash } from 'node:crypto';
import type { Locale } from './locale.ts';
import { printedWords } from './printed-words.ts';
import { type Dictionary, type Namespace, translate, type Words } from './translate.ts';

/** Returns all texts of a language, for documents at build time. */
export const builtWords = (locale: Locale): Words => translate(printedWords(locale));

const pick = (locale: Locale, namespaces: readonly Namespace[]): Dictionary =>
  Object.fromEntries(namespaces.map((name) => [name, printedWords(locale)[name]]));

/** Returns namespaces of a language as JSON that is safe inside a script element, for a document's islands. */
export const wordsJson = (locale: Locale, namespaces: readonly Namespace[]): string =>
  JSON.stringify(pick(locale, namespaces)).replaceAll('<', '\\u003c');

/**
 * Returns the texts that the first paint does not need: shell, dialogs, messages and errors. Pages load them when idle.
 */
export const deferredWords = (locale: Locale): Dictionary =>
  pick(locale, [
    'siteShell',
    'home',
    'siteMessages',
    'siteErrors',
    'accountCommon',
    'accountLogin',
    'accountPasswordField',
    'siteDownloads',
    'homeMember',
    'homePopups',
    'gamesSheet',
    'siteWidgets',
    'lotteryDraws',
    'cashierBonus',
    'cashierTransactions',
    'cashierTransactionResults',
    'safetyRealityCheck',
    'safetyIdentityLine',
    'safetyStepUp',
    'siteDisplay',
    'messagesNotices',
  ]);

/** Returns the file name of the deferred texts without extension; it contains a hash of their content. */
export const deferredWordsName = (locale: Locale): string => {
  const hash = createHash('sha256').update(JSON.stringify(deferredWords(locale)));
  return `words-${locale}.${hash.digest('hex').slice(0, 8)}`;
};
