export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a value and dispatches the events of typing, so that React also updates controlled fields. */
export const typeInto = (field: Field, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};
