import { ownPath } from '#lib/links.ts';
import { hrefOf } from '#paths.ts';
import { trialType } from './roles.ts';

interface Entered {
  readonly type: number;
  readonly firstTimeLogin?: boolean;
}

/**
 * Returns the URL to open after a login: the password page after a first login, home for a trial, else the
 * requested page of this site or home.
 */
export const redirectAfterLogin = (search: string, { type, firstTimeLogin }: Entered): string => {
  if (firstTimeLogin) return hrefOf('changePassword');
  const target = type === trialType ? null : ownPath(new URLSearchParams(search).get('redirect'));
  return target && !/^\/m\/login(?![^?#])/.test(target) ? target : hrefOf('home');
};
