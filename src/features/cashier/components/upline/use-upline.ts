import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { redirectTo } from '../../../../lib/browser/redirect.ts';
import { ignoreCallErrors } from '../../../../lib/http/errors.ts';
import { keys } from '../../../../lib/storage/keys.ts';
import { sessionArea } from '../../../../lib/storage/storage.ts';
import { hrefOf } from '../../../../paths.ts';
import { topAgentType } from '../../../account/model/roles.ts';
import { $member } from '../../../account/stores/member.ts';
import { loadMember } from '../../../account/stores/member-info.ts';

/**
 * Account name of the agent above; null until known. Who has nobody above, or stands at the top of the line, is led to
 * the member centre as from any closed page (R180, A84).
 */
export const useUpline = (): string | null => {
  const member = useStore($member, { ssr: () => null });
  useEffect(() => {
    void ignoreCallErrors(loadMember());
  }, []);
  const closed = member !== null && (!member.toUpline || member.type === topAgentType);
  useEffect(() => {
    if (!closed) return;
    sessionArea.write(keys.session.accessText, 'permissionDenied');
    redirectTo(hrefOf('mine'));
  }, [closed]);
  return closed ? null : (member?.toUpline ?? null);
};
