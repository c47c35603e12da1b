import { adoptStyles } from '../../../ui/styles/adopt.ts';
import css from './parts.css?inline';

// Styles of the parts that render only after the first response.
adoptStyles(css);
