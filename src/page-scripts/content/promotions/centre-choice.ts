import { prefersLessMotion } from '../../../browser/device.ts';

/** Brings the tapped entry of the strip to its middle (R127). */
const centre = ({ id }: HTMLInputElement): void => {
  const behavior = prefersLessMotion() ? 'instant' : 'smooth';
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' });
};

for (const choice of document.querySelectorAll<HTMLInputElement>('[data-category]')) {
  choice.addEventListener('change', () => centre(choice));
}
