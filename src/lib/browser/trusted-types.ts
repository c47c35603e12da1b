interface Rules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}

/** The one script address that the site makes itself. */
export const workerFile = '/sw.js';

const rules: Rules = {
  createScriptURL: (url) => {
    if (url !== workerFile) throw new TypeError(`not a script of ours: ${url}`);
    return url;
  },
  createHTML: (html) => {
    const own = [...document.querySelectorAll('noscript')].some(({ textContent }) => textContent === html);
    if (!own) throw new TypeError('no part of the document');
    return html;
  },
};

let policy: Rules | undefined;

/**
 * The policy `site` of Trusted Types: lets pass the worker's address, and what the document itself holds for readers
 * without script. Throws TypeError for anything else. A browser without Trusted Types is held to the same rules.
 */
export const ownPolicy = (): Rules => {
  const { trustedTypes } = window as unknown as {
    readonly trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
  };
  policy ??= trustedTypes?.createPolicy('site', rules) ?? rules;
  return policy;
};
