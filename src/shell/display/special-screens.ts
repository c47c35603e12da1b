import { highContrast } from '#brands/high-contrast.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './special-screens.css?inline';

const contrast = Object.entries(highContrast).map(([name, value]) => `--${name}:${value}`);

adoptStyles(`${css}@media (prefers-contrast: more) and (forced-colors: none) {:root {${contrast.join(';')}}}`);
