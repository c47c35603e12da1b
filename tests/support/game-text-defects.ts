/** Runs in a game: returns visible texts that overlap each other, or that a container or the screen cuts off. */
export const gameTextDefectsInPage = (): string[] => {
  interface Line {
    readonly text: string;
    readonly parent: Element;
    readonly box: DOMRect;
  }
  /** Parts that stay in view over the rest of a long game, and those that move or flash over it. */
  const layers = '.controls, .result, .plate, .catch';
  const ignored = '.unseen, .part, .wheel__numbers, .chip, script, style';
  const lines: Line[] = [];
  const found = new Set<string>();

  /** Returns whether an ancestor hides part of a line; `scrolled` if it hides all of it. */
  const clipOf = ({ parent, box }: Line): 'no' | 'part' | 'all' => {
    for (let it: Element | null = parent; it && it !== document.body; it = it.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(it);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = it.getBoundingClientRect();
      const isOutside =
        box.top >= clip.bottom - 1 ||
        box.bottom <= clip.top + 1 ||
        box.left >= clip.right - 1 ||
        box.right <= clip.left + 1;
      if (isOutside) return 'all';
      if (/auto|scroll/.test(overflowX + overflowY)) return 'no';
      // Lines are higher than their letters.
      const cut = Math.max(
        clip.left - box.left,
        box.right - clip.right,
        clip.top - box.top - 4,
        box.bottom - clip.bottom - 4,
      );
      if (cut > 1.5) return 'part';
    }
    return 'no';
  };

  const range = document.createRange();
  const texts = document.createTreeWalker(
    document.querySelector('dialog[open]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    if (!text || !parent || parent.closest(ignored)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const line = { text, parent, box };
      const clip = box.width > 2 ? clipOf(line) : 'all';
      if (clip === 'part') found.add(`cut off: ${text}`);
      if (clip !== 'all') lines.push(line);
    }
  }
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.parent === other.parent || one.parent.closest(layers) !== other.parent.closest(layers)) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const margin = 0.22 * Math.min(one.box.height, other.box.height);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) - 2 * margin;
      if (width > 1.5 && height > 1) found.add(`overlap: ${one.text} and ${other.text}`);
    }
  return [...found];
};
