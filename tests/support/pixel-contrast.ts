import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Number of measured screens of a page, from its top. */
const screensMeasured = 4;

/** Percentage of pixels that may have less contrast: edges of boxes and strokes of drawings behind letters. */
const tolerance = 2;

const withoutText = `*, ::before, ::after {
  color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important;
  -webkit-text-stroke-color: transparent !important; transition: none !important;
}
text, tspan { fill: transparent !important; }`;

interface Text {
  readonly name: string;
  readonly requiredContrast: number;
  /** Colours of the letters, RGBA; several for letters filled with a gradient. */
  readonly colours: readonly (readonly number[])[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Runs in a page: returns the lines of text in visible, uncovered elements, with their required contrast. */
const textsOnScreen = (selectors: readonly string[]): Text[] => {
  const parse = (value: string): number[][] =>
    [...value.matchAll(/rgba?\(([^)]+)\)/g)].map(([, parts = '']) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = parts.split(/[\s,/]+/).map(Number);
      return [red, green, blue, alpha];
    });
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const isFixed = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
  // Bars and their shadows may cover scrolled content here.
  const top = scrollY === 0 ? 0 : 90;
  const bottom = innerHeight - 130;
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const fill = parse(element instanceof SVGElement ? style.fill : style.webkitTextFillColor);
    const isClipped = style.backgroundClip === 'text' && fill[0]?.[3] === 0;
    const opacity = opacityOf(element);
    const colours = (isClipped ? parse(style.backgroundImage) : fill).map(([r = 0, g = 0, b = 0, a = 1]) => [
      r,
      g,
      b,
      a * opacity,
    ]);
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .filter((line) => {
        const isInside = line.left >= 0 && line.top >= 0 && line.right <= innerWidth && line.bottom <= innerHeight;
        const isClear = isFixed(element) || (line.top >= top && line.bottom <= bottom);
        if (!isInside || !isClear || line.width < 2 || line.height < 2) return false;
        return [line.left + 1, line.right - 1].every((x) => {
          const seen = document.elementFromPoint(x, (line.top + line.bottom) / 2);
          return seen !== null && (element.contains(seen) || seen.contains(element));
        });
      })
      .map(({ x, y, width, height }) => ({
        name: `${element.textContent?.trim().slice(0, 40)} in ${selector.slice(-90)}`,
        requiredContrast: isLarge ? 3 : 4.5,
        colours,
        // Without the leading, which may overlap the edge of a box above or below.
        box: { x, y: y + height * 0.15, width, height: height * 0.7 },
      }));
  });
};

interface Measurement {
  readonly picture: string;
  readonly texts: readonly Text[];
  readonly tolerance: number;
}

/** Runs in a page: describes texts with too little contrast against the pixels of the picture. */
const lowContrast = async ({ picture, texts, tolerance: percent }: Measurement): Promise<string[]> => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('no canvas');
  brush.drawImage(bitmap, 0, 0);
  const channel = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([r = 0, g = 0, b = 0]: readonly number[]): number =>
    0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  return texts.flatMap(({ name, requiredContrast, colours, box }) => {
    const { data } = brush.getImageData(
      Math.round(box.x),
      Math.round(box.y),
      Math.max(1, Math.round(box.width)),
      Math.max(1, Math.round(box.height)),
    );
    const ratios: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const background = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const backgroundLuminance = luminance(background);
      const worst = colours.map(([r = 0, g = 0, b = 0, a = 1]) => {
        const [br = 0, bg = 0, bb = 0] = background;
        const over = luminance([r * a + br * (1 - a), g * a + bg * (1 - a), b * a + bb * (1 - a)]);
        return (Math.max(over, backgroundLuminance) + 0.05) / (Math.min(over, backgroundLuminance) + 0.05);
      });
      ratios.push(Math.min(...worst));
    }
    ratios.sort((one, other) => one - other);
    const ratio = ratios[Math.floor((ratios.length * percent) / 100)] ?? 21;
    return ratio < requiredContrast - 0.05 ? [`${ratio.toFixed(2)} of ${requiredContrast}: ${name}`] : [];
  });
};

/**
 * Returns the texts whose contrast axe cannot determine, because a gradient, a picture or another element is behind
 * them, and whose measured contrast is below WCAG AA. The background is a screenshot of the page without its letters.
 */
export const measuredContrastFaults = async (page: Page): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1).withRules(['color-contrast']);
  const { incomplete } = await axe.analyze();
  const selectors = incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
  const found = new Set<string>();
  for (let screen = 0; screen < screensMeasured && selectors.length > 0; screen += 1) {
    const isLast = await page.evaluate((count) => {
      scrollTo({ top: count * (innerHeight - 180), behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }, screen);
    const sheet = await page.evaluateHandle((css) => {
      const hidingSheet = new CSSStyleSheet();
      hidingSheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidingSheet];
      for (const animation of document.getAnimations()) animation.pause();
      return hidingSheet;
    }, withoutText);
    // Hiding the caret would add a style to game frames, which their policy blocks.
    const picture = await page.screenshot({ scale: 'css', caret: 'initial' });
    await sheet.evaluate((hiding) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== hiding);
    });
    const texts = await page.evaluate(textsOnScreen, selectors);
    const lowContrastTexts = await page.evaluate(lowContrast, {
      picture: picture.toString('base64'),
      texts,
      tolerance,
    });
    for (const line of lowContrastTexts) found.add(line);
    if (isLast) break;
  }
  return [...found];
};
