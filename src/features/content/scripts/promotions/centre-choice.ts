/** Brings the tapped entry of the strip to its middle (R127). */
const centre = ({ id }: HTMLInputElement): void => {
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
};

for (const choice of document.querySelectorAll<HTMLInputElement>('[data-category]')) {
  choice.addEventListener('change', () => centre(choice));
}
