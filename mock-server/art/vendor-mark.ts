import type { Lettering } from './choice.ts';
import { bend } from './paint/letters.ts';
import { diagonal, Pen } from './paint/pen.ts';
import { glyph } from './paint/symbols.ts';
import { outline } from './sources/fonts.ts';

/** Design of a vendor's mark, stored with the catalogue's vendors. */
export interface MarkChoice {
  readonly text: string;
  readonly lettering: Lettering;
  readonly mark: string;
  readonly colours: readonly [string, string];
}

const markHeight = 40;
const iconSize = 32;
const capHeight = 22;

/** Draws icon and wordmark on a transparent background, 40 high; the width depends on the name. */
export function drawVendor({ wordmark }: { readonly wordmark: MarkChoice }, variant: 'white' | 'color'): string {
  const pen = new Pen();
  const fill = variant === 'white' ? '#fff' : pen.linear(wordmark.colours, diagonal);
  const box = outline(wordmark.lettering, wordmark.text);
  const scale = capHeight / box.height;
  const from = iconSize + 10;
  const d = bend(box.path, (x, y) => [
    from + (x - box.left) * scale,
    markHeight / 2 + (y - box.top - box.height / 2) * scale,
  ]);
  return pen.svg(
    Math.ceil(from + box.width * scale + 4),
    markHeight,
    `${glyph(wordmark.mark, iconSize / 2 + 3, markHeight / 2, iconSize, fill)}<path d="${d}" fill="${fill}"/>`,
  );
}
