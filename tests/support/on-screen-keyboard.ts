import type { Page } from 'playwright/test';

const coverInPage = (covered: number): void => {
  const view = window.visualViewport;
  if (!view) return;
  const isTyping = () => Boolean(document.activeElement?.matches('textarea,input'));
  Object.defineProperty(view, 'height', { get: () => innerHeight - (isTyping() ? covered : 0) });
  for (const type of ['focusin', 'focusout'])
    addEventListener(type, () => setTimeout(() => view.dispatchEvent(new Event('resize'))));
};

/**
 * Covers the lower part of the screen while a text field has the focus, as an on-screen keyboard does that leaves the
 * layout viewport unchanged. Headless Chromium has no keyboard. Applies to the open page and to pages opened afterwards.
 */
export const useOnScreenKeyboard = async (page: Page, height: number): Promise<void> => {
  await page.addInitScript(coverInPage, height);
  await page.evaluate(coverInPage, height);
};
