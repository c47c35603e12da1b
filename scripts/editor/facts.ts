import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  type Node,
  parse,
  parseDocument,
  stringify,
  type YAMLMap,
} from 'yaml';

import { mechanics } from '#content/mechanics.ts';
import { contentLocales } from '#content/text.ts';
import { marketLocales } from '#markets/current.ts';

/** Keeps long lines on one line and short lists inline, like the existing entries. */
const form = { lineWidth: 0, flowCollectionPadding: false } as const;

/** Languages of other brands of the market, which the form does not show. */
const hiddenLocales = marketLocales.filter((locale) => !contentLocales.includes(locale));

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const put = (document: Document, map: YAMLMap, key: string, value: unknown, after: string | undefined): void => {
  const old = map.get(key, true) as Node | undefined;
  if (isMap(old) && isValues(value)) change(document, old, value);
  else if (!old) {
    const at = map.items.findIndex((item) => isScalar(item.key) && item.key.value === after);
    map.items.splice(at + 1, 0, document.createPair(key, value));
  } else if (isDeepStrictEqual(old.toJS(document), value)) return;
  else if (isScalar(old) && typeof value !== 'object') old.value = value;
  else map.set(key, document.createNode(value, { flow: isCollection(old) && old.flow === true }));
};

const change = (document: Document, map: YAMLMap, wanted: Readonly<Values>): void => {
  const gone = map.items
    .map((item) => (isScalar(item.key) ? String(item.key.value) : ''))
    .filter((it) => !(it in wanted) && !hiddenLocales.includes(it));
  for (const key of gone) map.delete(key);
  let after: string | undefined;
  for (const [key, value] of Object.entries(wanted)) {
    put(document, map, key, value, after);
    after = key;
  }
};

/** Returns the values without empty fields, which the form sends too. */
const filled = (value: unknown): unknown => {
  if (!isValues(value)) return value === null || value === '' ? undefined : value;
  const entries = Object.entries(value).flatMap(([key, it]) => {
    const kept = filled(it);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Returns a YAML file with the values of `saved`; unchanged values keep their formatting, including comments. */
export const factsAsTyped = (typed: string | undefined, saved: string): string => {
  const wanted = filled(parse(saved));
  // The form sends the terms of every mechanic.
  if (isValues(wanted))
    for (const [mechanic, { field }] of Object.entries(mechanics))
      if (wanted.mechanic !== mechanic) delete wanted[field];
  const document = parseDocument(typed ?? '');
  if (document.errors.length > 0 || !isMap(document.contents) || !isValues(wanted)) return stringify(wanted, form);
  if (isDeepStrictEqual(document.toJS(), wanted)) return typed ?? '';
  change(document, document.contents, wanted);
  return document.toString(form);
};
