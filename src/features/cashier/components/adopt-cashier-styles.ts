import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './form-elements.css?inline';

// Styles of elements that render only after the first response.
adoptStyles(css);
