import DOMPurify from 'dompurify';
import { contactLink, ownPath, resolveSameOrigin } from '#lib/links.ts';

const tags =
  'a b blockquote br caption code dd del details div dl dt em h2 h3 h4 hr i img li ol p pre s small span strong sub summary sup table tbody td th thead tr u ul';
const attributes = 'alt colspan height href lang open rowspan scope src start title width';

/**
 * Returns the path of a picture on this site, as a browser resolves it; null for others, which the content policy would
 * block and report.
 */
const ownPicture = (address: string | null): string | null => {
  const path = resolveSameOrigin(address);
  return path && /^\/(cdn|content|brand)\/[\w./?=&-]+$/.test(path) ? path : null;
};
const ownLink = (address: string): string | null =>
  /^#[\w-]*$/.test(address) ? address : (contactLink(address) ?? ownPath(address));

const purify = DOMPurify(window);

purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') {
    const href = element.getAttribute('href') ?? '';
    if (href.startsWith('https://')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener');
    } else {
      const own = ownLink(href);
      if (own) element.setAttribute('href', own);
      else element.removeAttribute('href');
    }
  }
  if (element.nodeName === 'IMG') {
    const src = ownPicture(element.getAttribute('src'));
    if (!src) {
      element.remove();
      return;
    }
    element.setAttribute('src', src);
    element.setAttribute('loading', 'lazy');
  }
});

// Chromium reports event handlers, styles and base URLs to the content policy as soon as they are parsed, even where
// they cannot take effect. Removing or renaming them first avoids the reports; the sanitiser below decides about safety
// in any case.
const removeReportedMarkup = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<(?:style|base)\b/gi, '<dropped')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])(?:on[a-z]+|style)(?=\s*=)/gi, '$1data-dropped'));

/**
 * Returns the safe part of HTML from a server: text and simple markup. Everything that could run, load, frame or
 * restyle is removed; links lead to own pages, or to https in a new tab without referrer. The result is not attached to
 * the page.
 */
export const sanitise = (html: string): DocumentFragment =>
  purify.sanitize(removeReportedMarkup(html), {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: true,
    RETURN_DOM_FRAGMENT: true,
  });
