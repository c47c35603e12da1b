import { whenStaying } from '../../browser/staying.ts';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const file = '/sw.js';

/** The one script address that the site makes itself; nothing else passes the policy `site`. */
const trusted = (): string => {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: Policies };
  const rules = {
    createScriptURL: (url: string): string => {
      if (url !== file) throw new TypeError(`not a script of ours: ${url}`);
      return url;
    },
  };
  return (trustedTypes?.createPolicy('site', rules) ?? rules).createScriptURL(file);
};

const register = (): void => {
  navigator.serviceWorker.register(trusted(), { updateViaCache: 'none' }).catch(() => undefined);
};

/** Offline help (X14), for whoever stays. A browser without workers, or a visit in private mode, does without. */
export const startWorker = (): void => {
  if ('serviceWorker' in navigator && import.meta.env.PROD) whenStaying(register);
};
