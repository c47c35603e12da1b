import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { quietly } from '../../../api/errors.ts';
import { keys } from '../../../browser/keys.ts';
import { sessionArea } from '../../../browser/storage.ts';
import { topAgentType } from '../../../domain/account/roles.ts';
import { $member } from '../../../stores/account/member.ts';
import { loadMember } from '../../../stores/account/member-info.ts';

/**
 * Account name of the agent above; null until known. Who has nobody above, or stands at the top of the line, is led to
 * the member centre as from any closed page (R180, A84).
 */
export const useUpline = (): string | null => {
  const member = useStore($member, { ssr: () => null });
  useEffect(() => {
    void quietly(loadMember());
  }, []);
  const closed = member !== null && (!member.toUpline || member.type === topAgentType);
  useEffect(() => {
    if (!closed) return;
    sessionArea.write(keys.session.accessText, 'permissionDenied');
    location.replace('/m/mine');
  }, [closed]);
  return closed ? null : (member?.toUpline ?? null);
};
