type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (element: Element): Field[] => [
  ...element.querySelectorAll<Field>(':is(input:not([type=file]), textarea, select)[name]'),
];

const isCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Writes a value as typing does, so that React notices it in controlled fields too. */
const typeInto = (field: Field, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/**
 * Returns a function that copies the values of the fields of `element`, as they are when it is called, into the fields of the
 * same name that have replaced them, and restores the focus.
 */
export const carryInput = (element: Element): (() => void) => {
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
