import { type RefObject, useRef, useState } from 'react';
import type { Need } from '#features/shared/IdentityNeed.tsx';
import { focusInvalid } from '#lib/focus-invalid.ts';
import type { StoredItem } from '#lib/storage/stored-item.ts';

/** Error texts of an order's form by field, in the order of the form; `form` is about the whole form. */
export type OrderErrors<F extends string> = { readonly [N in F | 'form']?: string } & {
  /** The order needs a verified identity. */
  readonly identity?: Need;
};

interface OrderDraft<D, F extends string> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly draft: D;
  readonly errors: OrderErrors<F>;
  /** Changes values and removes the errors. */
  change(part: Partial<D>): void;
  /** Removes the stored values, because the order was placed. */
  forget(): void;
  clearErrors(): void;
  /** Shows errors and focuses the first field that has one; returns whether there are any. */
  showErrors(found: OrderErrors<F>): boolean;
}

/** Returns the values of an order's form, kept in session storage across reloads, and its errors. */
export const useOrderDraft = <D extends object, F extends string>(
  stored: StoredItem<Partial<D>>,
  empty: D,
): OrderDraft<D, F> => {
  const ref = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<D>(() => ({ ...empty, ...stored.read() }));
  const [errors, setErrors] = useState<OrderErrors<F>>({});
  const clearErrors = (): void => setErrors({});
  return {
    ref,
    draft,
    errors,
    change: (part) => {
      const next = { ...draft, ...part };
      stored.write(next);
      setDraft(next);
      clearErrors();
    },
    forget: () => void stored.write(null),
    clearErrors,
    showErrors: (found) => {
      setErrors(found);
      const [first] = Object.entries(found);
      if (first && !found.identity)
        focusInvalid(ref.current?.querySelector<HTMLElement>(`[name="${first[0]}"]`), String(first[1]));
      return first !== undefined;
    },
  };
};
