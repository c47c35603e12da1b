import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

const locate = createRequire(import.meta.url);
const keyIndent = '\n\t\t"';

/**
 * Reads an Iconify set one icon at a time. The largest set is 100 MB of JSON: parsing it completely would take 250 MB
 * of memory, so only the positions of its entries are stored.
 */
export class IconFile {
  readonly #path: string;
  readonly #bodies = new Map<string, string>();
  #places: Map<string, readonly [number, number]> | undefined;

  constructor(set: string) {
    this.#path = locate.resolve(`@iconify-json/${set}/icons.json`);
  }

  /** Returns the SVG markup of an icon without its outer element. Throws for an unknown name. */
  body(name: string): string {
    const known = this.#bodies.get(name) ?? this.#read(name);
    this.#bodies.set(name, known);
    return known;
  }

  /** Returns the names of the icons read so far. */
  get read(): readonly string[] {
    return [...this.#bodies.keys()];
  }

  has(name: string): boolean {
    return this.#findPlaces().has(name);
  }

  #findPlaces(): Map<string, readonly [number, number]> {
    this.#places ??= places(readFileSync(this.#path));
    return this.#places;
  }

  #read(name: string): string {
    const place = this.#findPlaces().get(name);
    if (!place) throw new Error(`No icon ${name} in ${this.#path}`);
    const [from, to] = place;
    const bytes = Buffer.alloc(to - from);
    const file = openSync(this.#path, 'r');
    readSync(file, bytes, 0, bytes.length, from);
    closeSync(file);
    const text = bytes.toString('utf8');
    return (JSON.parse(text.slice(0, text.indexOf('\n\t\t}') + 4)) as { body: string }).body;
  }
}

function places(bytes: Buffer): Map<string, readonly [number, number]> {
  const found = new Map<string, readonly [number, number]>();
  let at = bytes.indexOf(keyIndent);
  while (at >= 0) {
    const next = bytes.indexOf(keyIndent, at + keyIndent.length);
    const nameFrom = at + keyIndent.length;
    const nameTo = bytes.indexOf('"', nameFrom);
    found.set(bytes.toString('utf8', nameFrom, nameTo), [nameTo + 3, next < 0 ? bytes.length : next]);
    at = next;
  }
  return found;
}
