import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './special-screens.css?inline';

adoptStyles(css);
