import type { BrowserContext } from 'playwright/test';

/**
 * Translates pages like Chrome's translator: every text node is replaced by two nested `<font>` elements, immediately
 * and whenever a text is added or changed. `translatePage` of the window starts the translation.
 */
export const installTranslator = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const isUntranslatable = (node: Node): boolean =>
      node.parentElement?.closest('script, style, svg, textarea, font, [translate=no], title') !== null;

    const translate = (text: Node): void => {
      if (!text.nodeValue?.trim() || isUntranslatable(text)) return;
      const inner = document.createElement('font');
      inner.textContent = `${text.nodeValue}*`;
      const outer = document.createElement('font');
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };

    const translateIn = (root: Node): void => {
      if (root.nodeType === Node.TEXT_NODE) translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translate);
    };

    Object.assign(globalThis, {
      translatePage: () => {
        translateIn(document.body);
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes) {
            if (type === 'characterData') translate(target);
            else addedNodes.forEach(translateIn);
          }
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      },
    });
  });
};
