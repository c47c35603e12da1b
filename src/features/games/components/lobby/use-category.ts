import { useEffect, useState } from 'react';
import type { Category } from '../../../../contract/limits.ts';
import { categoryOf } from '../../model/lobby.ts';

const kept = (): Category | null => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'category' in state ? categoryOf(String(state.category)) : null;
};

/** The chosen category; it stands in the page's history entry, so that it survives back and reload. */
export const useCategory = (preset: Category): readonly [Category, (category: Category) => void] => {
  const [category, setCategory] = useState(preset);
  useEffect(() => {
    const before = kept();
    if (before) setCategory(before);
  }, []);
  const choose = (next: Category): void => {
    history.replaceState({ ...(history.state as object | null), category: next }, '');
    setCategory(next);
  };
  return [category, choose];
};
