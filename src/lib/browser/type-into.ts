export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Writes a value as typing does, so that React notices it in controlled fields too. */
export const typeInto = (field: Field, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};
