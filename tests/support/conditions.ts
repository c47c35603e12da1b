/** Text spacing that WCAG 1.4.12 requires pages to support. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Runs in a page: returns fields that zoom an iPhone, and fields whose keyboard has no label for its enter key. */
export const fieldFaults = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')]
    .filter((field) => field.checkVisibility() && !/^(checkbox|radio|range|file|hidden)$/.test(field.type))
    .flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      const name = field.name || field.id || field.outerHTML.slice(0, 80);
      const small = size < 16 ? [`${name}: letters of ${size} px zoom an iPhone`] : [];
      const isTyped = field instanceof HTMLInputElement && !/^(date|time)$/.test(field.type);
      return isTyped && !field.enterKeyHint ? [...small, `${name}: no enterkeyhint`] : small;
    });

/** Runs in a page: returns the share of the screen that non-scrolling bars cover. */
export const coveredShare = (): number => {
  const fixedBars = [...document.querySelectorAll('body *')].filter(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('dialog:not([open])'),
  );
  const area = fixedBars
    .filter((bar) => !fixedBars.some((other) => other !== bar && other.contains(bar)))
    .map((bar) => bar.getBoundingClientRect())
    .map((box) => {
      const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
      const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
      return width > 0 && height > 0 ? width * height : 0;
    });
  return area.reduce((sum, one) => sum + one, 0) / (innerWidth * innerHeight);
};

/**
 * Runs in a page: describes the focused element if it is completely covered; null if a part of it is visible or it is
 * in a strip.
 */
export const coveredFocus = (): string | null => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // Strips that scroll sideways are moved by their own script and have separate tests.
  for (let box = focused.parentElement; box; box = box.parentElement)
    if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible') return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  if (right - left < 2 || bottom - top < 2) return null;
  const xs = [0.1, 0.5, 0.9].map((share) => left + (right - left) * share);
  const ys = [0.1, 0.5, 0.9].map((share) => top + (bottom - top) * share);
  const isVisible = xs.some((x) =>
    ys.some((y) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (focused.contains(seen) || seen.contains(focused));
    }),
  );
  return isVisible ? null : focused.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
};

/** Runs in a page: returns the element with keyboard focus if the focus is not visible. */
export const hiddenFocus = (): string | null => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return null;
  // The browser marks a button inside a date field itself.
  if (!focused.matches(':focus')) return null;
  const isMarked = (element: Element | null | undefined): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  // Fields mark their box, and hidden inputs the control drawn beside them.
  const candidates = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label')];
  return candidates.some(isMarked) ? null : focused.outerHTML.replace(/\s+/g, ' ').slice(0, 120);
};

/** Runs in a page: returns text fields without a visible focus style. */
export const unmarkedFields = (): string[] => {
  const fields = [...document.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
    (field) =>
      field.checkVisibility() && !/^(checkbox|radio|range|file|hidden)$/.test((field as HTMLInputElement).type),
  );
  return fields.flatMap((field) => {
    field.focus({ preventScroll: true });
    if (document.activeElement !== field) return [];
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(field);
    if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return [];
    return [`no focus: ${field.outerHTML.replace(/\s+/g, ' ').slice(0, 110)}`];
  });
};

/**
 * Runs in a page under forced colours: returns transparent bars, buttons without shape, and choices whose state is not
 * visible.
 */
export const forcedColourFaults = (): string[] => {
  const styleOf = (element: Element): string => {
    const { backgroundColor, borderColor, borderWidth, color, outlineStyle } = getComputedStyle(element);
    return [backgroundColor, borderColor, borderWidth, color, outlineStyle].join();
  };
  const named = (element: Element): string => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
  const isTransparent = (color: string): boolean => /, 0\)$|transparent/.test(color);
  const found: string[] = [];
  for (const bar of document.querySelectorAll('.tabbar, .agentbar'))
    if (bar.checkVisibility() && isTransparent(getComputedStyle(bar).backgroundColor))
      found.push(`transparent: ${named(bar)}`);
  for (const button of document.querySelectorAll('.btn:not(.btn--ghost)')) {
    const { borderStyle, borderWidth } = getComputedStyle(button);
    if (button.checkVisibility() && (borderStyle === 'none' || borderWidth === '0px'))
      found.push(`no shape: ${named(button)}`);
  }
  const chosen = '[aria-selected=true], [aria-pressed=true]:not(.fav):not(.iconbtn)';
  for (const element of document.querySelectorAll(chosen)) {
    const attribute = element.hasAttribute('aria-selected') ? 'aria-selected' : 'aria-pressed';
    const other = element.parentElement?.parentElement?.querySelector(`[${attribute}=false]`);
    if (other?.checkVisibility() && element.checkVisibility() && styleOf(other) === styleOf(element))
      found.push(`chosen looks like the others: ${named(element)}`);
  }
  return found;
};
