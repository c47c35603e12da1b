import { createHash } from 'node:crypto';
import type { Locale } from './locale.ts';
import { printedWords } from './printed-words.ts';
import { type Dictionary, type Namespace, translate, type Words } from './translate.ts';

/** All words of a language, for documents at build. */
export const builtWords = (locale: Locale): Words => translate(locale, printedWords(locale));

const pick = (locale: Locale, namespaces: readonly Namespace[]): Dictionary =>
  Object.fromEntries(namespaces.map((name) => [name, printedWords(locale)[name]]));

/** The JSON a document carries for its islands: these namespaces in its language, safe inside a script element. */
export const wordsJson = (locale: Locale, namespaces: readonly Namespace[]): string =>
  JSON.stringify(pick(locale, namespaces)).replaceAll('<', '\\u003c');

/** Words that no first paint needs, fetched once the page rests: the frame's own, those of dialogs, the catalogues of messages and errors. */
export const lateWords = (locale: Locale): Dictionary =>
  pick(locale, [
    'siteShell',
    'home',
    'siteMessages',
    'siteErrors',
    'accountCommon',
    'accountLogin',
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
  ]);

/** File name of the late words, without its ending; changes with their content. */
export const lateWordsName = (locale: Locale): string => {
  const hash = createHash('sha256').update(JSON.stringify(lateWords(locale)));
  return `words-${locale}.${hash.digest('hex').slice(0, 8)}`;
};
