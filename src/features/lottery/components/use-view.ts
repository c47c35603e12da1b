import { changeAddress, useAddress } from '#features/shared/use-address.ts';

/**
 * Returns the selected view of a page and its setter. The view is kept in the address, so that back and reload restore
 * it.
 */
export const useView = <V extends string>(views: readonly [V, ...V[]]): [V, (view: V) => void] => {
  const requested = useAddress()?.get('view');
  const choose = (next: V): void =>
    changeAddress((query) => {
      if (next === views[0]) query.delete('view');
      else query.set('view', next);
    });
  return [views.find((it) => it === requested) ?? views[0], choose];
};
