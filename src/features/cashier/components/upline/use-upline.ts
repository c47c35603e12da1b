import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadMember } from '#features/account/actions/member-info.ts';
import { topAgentType } from '#features/account/model/roles.ts';
import { $member } from '#features/account/state/member.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { hrefOf } from '#paths.ts';

/**
 * Returns the account name of the upline agent; null until known. Redirects members without an upline, and agents at
 * the top, to the member centre like every page without access.
 */
export const useUpline = (): string | null => {
  const member = useStore($member, { ssr: () => null });
  useEffect(() => {
    void ignoreCallErrors(loadMember());
  }, []);
  const isClosed = member !== null && (!member.toUpline || member.type === topAgentType);
  useEffect(() => {
    if (!isClosed) return;
    sessionArea.write(keys.session.accessText, 'permissionDenied');
    redirectTo(hrefOf('memberCentre'));
  }, [isClosed]);
  return isClosed ? null : (member?.toUpline ?? null);
};
