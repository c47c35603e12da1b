import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { loadLazyModule } from '#features/shared/lazy-module.ts';
import { changeAddress, useAddress } from '#features/shared/use-address.ts';
import type { Inbox } from './use-inbox.ts';

type Sheet = typeof import('./MessageSheet.tsx').MessageSheet;

/**
 * Returns the open message, which is marked as read, and its sheet, which is loaded on first opening. The message is kept
 * in the address so that a link opens it; its dialog handles back.
 */
export const useMessageSheet = ({ messages, mark }: Inbox) => {
  const opened = Number(useAddress()?.get('id')) || null;
  const open = useCallback((id: number): void => changeAddress((query) => query.set('id', String(id))), []);
  const close = useCallback((): void => changeAddress((query) => query.delete('id')), []);
  const [sheet, setSheet] = useState<{ readonly part: Sheet } | null>(null);
  const message = messages.find(({ id }) => id === opened);
  const shownId = message?.id;

  useEffect(() => {
    if (opened === null) return;
    void loadLazyModule(import('./MessageSheet.tsx')).then((it) =>
      it ? setSheet({ part: it.MessageSheet }) : close(),
    );
  }, [opened, close]);
  // Once per opening, so that marking as unread persists.
  const onShow = useEffectEvent((id: number) => {
    if (!message?.read) void mark([id], true);
  });
  useEffect(() => {
    if (shownId !== undefined) onShow(shownId);
  }, [shownId]);

  return { message, Sheet: sheet?.part, open, close };
};
