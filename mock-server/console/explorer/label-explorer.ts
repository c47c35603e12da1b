/** swagger-ui marks invalid fields 40 ms after the press. */
const validationMs = 100;

/** Sets an attribute unless it is already set, so that the observer ends. */
const setAttribute = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** Parts of the page outside its main element. */
const roles = {
  '.information-container': 'region',
  '.schemes-server-container': 'region',
  '.filter-container': 'search',
};

/** Accessible names of parts and controls without a label; a function returns the name from what is around the control. */
const names: Readonly<Record<string, string | ((control: Element) => string | undefined)>> = {
  '#servers': 'Server',
  '.body-param__text': 'Request body',
  '.close-modal': 'Close',
  '.information-container': 'About this API',
  '.schemes-server-container': 'Server and keys',
  '.filter-container': 'Filter',
  '.modal-btn': ({ textContent }) => textContent,
  '.expand-operation': (control) => control.closest<HTMLElement>('[data-tag]')?.dataset.tag,
  '[data-param-name] :is(input, select, textarea)': (control) =>
    control.closest<HTMLElement>('[data-param-name]')?.dataset.paramName,
};

const label = (box: Element): void => {
  for (const [selector, name] of Object.entries(names))
    for (const control of box.querySelectorAll(selector)) {
      const text = typeof name === 'string' ? name : name(control);
      if (text) setAttribute(control, 'aria-label', text);
    }
  for (const [selector, role] of Object.entries(roles))
    for (const part of box.querySelectorAll(selector)) setAttribute(part, 'role', role);
  // The title is a first-level heading, and the next ones are on the third level.
  for (const heading of box.querySelectorAll('h3, h4, h5'))
    setAttribute(heading, 'aria-level', `${Number(heading.tagName.at(1)) - 1}`);
  for (const field of box.querySelectorAll('input, select, textarea'))
    setAttribute(field, 'aria-invalid', `${field.classList.contains('invalid')}`);
  for (const code of box.querySelectorAll('pre.microlight')) setAttribute(code, 'tabindex', '0');
};

/**
 * Gives controls of swagger-ui the names and states that it leaves out, whenever it renders, and moves the focus to
 * the first invalid field of a request that was not sent.
 */
export const labelExplorer = (box: HTMLElement): void => {
  new MutationObserver(() => label(box)).observe(box, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'title'],
  });
  box.addEventListener('click', ({ target }) => {
    const operation = (target as Element).closest('.execute')?.closest('.opblock');
    if (operation) setTimeout(() => operation.querySelector<HTMLElement>('.invalid')?.focus(), validationMs);
  });
};
