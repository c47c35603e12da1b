import { useCallback } from 'react';
import { changeAddress, useAddress } from '#features/shared/use-address.ts';

/** Returns the open message, kept in the address so that a link opens it. Its dialog handles back. */
export const useOpenMessage = () => {
  const opened = Number(useAddress()?.get('id')) || null;

  const open = useCallback((id: number): void => changeAddress((query) => query.set('id', String(id))), []);
  const close = useCallback((): void => changeAddress((query) => query.delete('id')), []);

  return { opened, open, close };
};
