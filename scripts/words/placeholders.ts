/** Arguments of a text, such as `{amount}`; not its plural forms, such as `{{n:ticket|tickets}}`. */
const argument = /(?<!\{)\{\w+[^{}]*\}(?!\})/g;
const wholeArgument = new RegExp(`(${argument.source})`);
const pluralForms = /\{\{(?:(\w+):)?[^{}]*\}\}/g;

/** Returns the name of an argument: `amount` of `{amount}`. */
export const argumentName = (text: string): string => /\w+/.exec(text)?.[0] ?? '';

/** Splits a text into its arguments and the parts between them. */
export const partsOf = (text: string): { readonly text: string; readonly isArgument: boolean }[] =>
  text
    .split(wholeArgument)
    .map((part, at) => ({ text: part, isArgument: at % 2 === 1 }))
    .filter(({ text: part }) => part !== '');

const argumentsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(argument)].map(([found]) => `{${argumentName(found)}}`))].sort();

/** Returns why a translation does not fit the English text; undefined if it does. */
export const placeholderProblem = (english: string, translation: string): string | undefined => {
  const [wanted, own] = [argumentsOf(english), argumentsOf(translation)];
  const missing = wanted.filter((it) => !own.includes(it));
  if (missing.length > 0) return `${missing.join(', ')} is missing.`;
  const known = [...english.matchAll(/\{+(\w+)/g)].map(([, name]) => name ?? '');
  const unknown = own.filter((it) => !known.includes(it.slice(1, -1)));
  if (unknown.length > 0) return `${unknown.join(', ')} is not in the English text.`;
  const rest = translation.replaceAll(pluralForms, '').replaceAll(argument, '');
  if (/[{}]/.test(rest)) return 'A brace is not closed, or has no name of an argument in it.';
  const forms = [...translation.matchAll(pluralForms)].find(([, name]) => name !== undefined && !known.includes(name));
  return forms && `${forms[0]} counts by "${forms[1]}", which is not in the English text.`;
};
