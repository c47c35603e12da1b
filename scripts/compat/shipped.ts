import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newerInScript } from './script.ts';
import { missingPrefixes, newerInStyle } from './style.ts';

/** Scripts and styles by location; identical ones in several documents count once. */
export interface Shipped {
  readonly scripts: ReadonlyMap<string, string>;
  readonly styles: ReadonlyMap<string, string>;
}

const inline = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const data = /\stype="?(?:application|speculationrules)/;

/** Returns all scripts and styles of a built site: its files and the inline ones of its documents. */
export const shippedIn = (dir: string): Shipped => {
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  const texts = new Set<string>();
  const read = (name: string): string => readFileSync(join(dir, name), 'utf8');
  for (const name of globSync('**/*.{js,css}', { cwd: dir }))
    (name.endsWith('.js') ? scripts : styles).set(name, read(name));
  for (const name of globSync('**/*.html', { cwd: dir }).sort()) {
    for (const [, tag, attributes = '', text = ''] of read(name).matchAll(inline)) {
      if (texts.has(text) || data.test(attributes)) continue;
      texts.add(text);
      (tag === 'script' ? scripts : styles).set(`${name}#${texts.size}`, text);
    }
  }
  return { scripts, styles };
};

export interface Allowed {
  readonly script: Readonly<Record<string, string>>;
  readonly style: Readonly<Record<string, string>>;
}

/**
 * Returns one sentence for each feature that is newer than the supported browsers and not allowed, lacks a prefix, or
 * is allowed but unused.
 */
export const compatProblems = ({ scripts, styles }: Shipped, allowed: Allowed): string[] => {
  const seen = new Set<string>();
  const found = new Set<string>();
  const check = (
    files: ReadonlyMap<string, string>,
    newer: (text: string) => ReadonlyMap<string, string>,
    reasons: Readonly<Record<string, string>>,
  ): void => {
    for (const [file, text] of files) {
      for (const [feature, missingIn] of newer(text)) {
        seen.add(feature);
        if (!Object.hasOwn(reasons, feature))
          found.add(`${file}: ${feature} is newer than the oldest supported browsers: ${missingIn}`);
      }
    }
    for (const feature of Object.keys(reasons)) {
      if (!seen.has(feature)) found.add(`${feature} is allowed, but nothing uses it any more`);
    }
  };
  check(scripts, newerInScript, allowed.script);
  check(styles, newerInStyle, allowed.style);
  for (const [file, text] of styles) {
    for (const [property, names] of missingPrefixes(text)) found.add(`${file}: ${property} lacks ${names}`);
  }
  return [...found];
};
