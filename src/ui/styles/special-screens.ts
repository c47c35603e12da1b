import { adoptStyles } from './adopt.ts';
import css from './special-screens.css?inline';

adoptStyles(css);
