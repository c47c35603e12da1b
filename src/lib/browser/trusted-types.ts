interface Rules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

/** The only script URL that the site creates. */
export const workerFile = '/sw.js';

const rules: Rules = {
  createScriptURL: (url) => {
    if (url !== workerFile) throw new TypeError(`script URL not allowed: ${url}`);
    return url;
  },
  createHTML: (html) => {
    const isOwn = [...document.querySelectorAll('noscript')].some(({ textContent }) => textContent === html);
    if (!isOwn) throw new TypeError('HTML not allowed: it is not the content of a noscript element');
    return html;
  },
};

let policy: Rules | undefined;

/**
 * Creates the Trusted Types policy `site`. It accepts the address of the service worker and the document's own noscript
 * content, and throws TypeError for anything else. Browsers without Trusted Types get the same rules.
 */
export const ownPolicy = (): Rules => {
  const { trustedTypes } = window as unknown as {
    readonly trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
  };
  policy ??= trustedTypes?.createPolicy('site', rules) ?? rules;
  return policy;
};
