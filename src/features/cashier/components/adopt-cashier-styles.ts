import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './parts.css?inline';

// Styles of elements that render only after the first response.
adoptStyles(css);
