import { type Field, typeInto } from '#lib/browser/type-into.ts';

const fieldsIn = (element: Element): Field[] => [
  ...element.querySelectorAll<Field>(':is(input:not([type=file]), textarea, select)[name]'),
];

const isCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/**
 * Returns a function that copies the values of the fields of `element`, as they are when it is called, into the fields of the
 * same name that have replaced them, and restores the focus.
 */
export const preserveInput = (element: Element): (() => void) => {
  const before = fieldsIn(element);
  const focused = before.find((field) => field === document.activeElement);
  return () => {
    for (const old of before) {
      if (old.isConnected) continue;
      const next = fieldsIn(element).find(
        (field) => field.name === old.name && (!isCheck(field) || field.value === old.value),
      );
      if (!next) continue;
      if (isCheck(old) && isCheck(next)) {
        if (old.checked !== next.checked) next.click();
      } else if (old.value !== next.value) typeInto(next, old.value);
      if (old === focused) next.focus();
    }
  };
};
