/** Scrolls the tapped entry to the middle of the strip. */
const centre = ({ id }: HTMLInputElement): void => {
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
};

/** Keeps the chosen category in the middle of the strip. */
export const startCategories = (): void => {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-category]')) {
    choice.addEventListener('change', () => centre(choice));
  }
};
