import { ownPath } from '../../../lib/links.ts';
import { trialType } from './roles.ts';

interface Entered {
  readonly type: number;
  readonly firstTimeLogin?: boolean;
}

/**
 * Where a login leads: a first login to its password (A05), a trial home (R131), everyone else to where they came
 * from, own pages only (A84), or home.
 */
export const redirectAfterLogin = (search: string, { type, firstTimeLogin }: Entered): string => {
  if (firstTimeLogin) return '/m/changePsw';
  const target = type === trialType ? null : ownPath(new URLSearchParams(search).get('redirect'));
  return target && !/^\/m\/login(?![^?#])/.test(target) ? target : '/m/home';
};
