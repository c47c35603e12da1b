import type { Lettering } from './choice.ts';
import { bend } from './paint/letters.ts';
import { diagonal, Pen } from './paint/pen.ts';
import { glyph } from './paint/symbols.ts';
import { outline } from './sources/fonts.ts';

/** What a vendor's mark is made of; the catalogue's vendors carry it. */
export interface MarkChoice {
  readonly text: string;
  readonly lettering: Lettering;
  readonly mark: string;
  readonly colours: readonly [string, string];
}

const markHeight = 40;
const iconSize = 32;
const capHeight = 22;

/** Icon and wordmark on a transparent ground, 40 high; as wide as the name asks. */
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
