import type { Lettering } from './choice.ts';
import { bend } from './paint/letters.ts';
import { Pen, SLANT } from './paint/pen.ts';
import { glyph } from './paint/symbols.ts';
import { outline } from './sources/fonts.ts';

/** What a vendor's mark is made of; the catalogue's vendors carry it. */
export interface MarkChoice {
  readonly text: string;
  readonly lettering: Lettering;
  readonly mark: string;
  readonly colours: readonly [string, string];
}

const HEIGHT = 40;
const ICON = 32;
const CAPS = 22;

/** Icon and wordmark on a transparent ground, 40 high; as wide as the name asks. */
export function drawVendor({ wordmark }: { readonly wordmark: MarkChoice }, variant: 'white' | 'color'): string {
  const pen = new Pen();
  const fill = variant === 'white' ? '#fff' : pen.linear(wordmark.colours, SLANT);
  const box = outline(wordmark.lettering, wordmark.text);
  const scale = CAPS / box.height;
  const from = ICON + 10;
  const d = bend(box.path, (x, y) => [
    from + (x - box.left) * scale,
    HEIGHT / 2 + (y - box.top - box.height / 2) * scale,
  ]);
  return pen.svg(
    Math.ceil(from + box.width * scale + 4),
    HEIGHT,
    `${glyph(wordmark.mark, ICON / 2 + 3, HEIGHT / 2, ICON, fill)}<path d="${d}" fill="${fill}"/>`,
  );
}
