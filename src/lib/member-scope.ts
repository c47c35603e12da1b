import { atom, type WritableAtom } from 'nanostores';

const resets = new Set<() => void>();

/**
 * Creates a store of the logged-in member's data. It returns to `empty` on logout, when the session expires and when
 * another member logs in.
 */
export const memberScoped = <T>(empty: T, initial = empty): WritableAtom<T> => {
  const $store = atom(initial);
  resets.add(() => $store.set(empty));
  return $store;
};

/** Resets all member-scoped stores. Called when the session of a member ends. */
export const resetMemberStores = (): void => {
  for (const reset of resets) reset();
};
