import type { z } from 'zod';

const names: Readonly<Record<string, string>> = {
  en: 'in English',
  fil: 'in Filipino',
  title: 'title',
  headline: 'words on the picture',
  summary: 'summary of the terms',
  terms: 'terms',
  bonus: 'bonus of the terms',
  minimum: 'smallest amount of the terms',
  turnover: 'turnover of the terms',
  maxBet: 'highest bet of the terms',
  days: 'number of days of the terms',
  action: 'button',
  link: 'address of the button',
  label: 'words of the button',
  image: 'picture',
  categories: 'list of categories',
  from: 'first day',
  until: 'last day',
  updated: 'day of the last change',
  id: 'number (id)',
  order: 'place in the list (order)',
};

/** How an editor would call a field: `title.fil` is "The title in Filipino". */
const nameOf = (path: readonly PropertyKey[]): string => {
  const parts = path.filter((part) => typeof part === 'string');
  const [last = 'entry', before] = parts.toReversed();
  if (last === 'en' || last === 'fil') return `The ${names[before ?? ''] ?? before} ${names[last]}`;
  return `The ${names[last] ?? last}`;
};

/** One broken rule of the schema in words that need no programmer. */
export const sentenceOf = (issue: z.core.$ZodIssue): string => {
  const name = nameOf(issue.path);
  if (issue.code === 'too_big') {
    return issue.origin === 'string'
      ? `${name} is too long: at most ${issue.maximum} characters fit.`
      : `${name} may be at most ${issue.maximum}.`;
  }
  if (issue.code === 'too_small') {
    return issue.origin === 'number' ? `${name} may not be less than ${issue.minimum}.` : `${name} is empty.`;
  }
  if (issue.code === 'unrecognized_keys') {
    return `There is no field called ${issue.keys.map((key) => `"${key}"`).join(', ')}; is it misspelt?`;
  }
  if (issue.code === 'invalid_type') {
    if (issue.message.endsWith('received undefined')) return `${name} is missing.`;
    const wanted: Record<string, string> = {
      string: 'words',
      int: 'a whole number',
      number: 'a number',
      array: 'a list',
    };
    return `${name} must be ${wanted[issue.expected] ?? 'filled in'}.`;
  }
  return `${name} ${issue.message.replace(/[.?]?$/, (sign) => sign || '.')}`;
};
