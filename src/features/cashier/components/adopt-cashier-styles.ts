import { adoptStyles } from '../../../ui/styles/adopt.ts';
import css from './parts.css?inline';

// Everything of the cashier that an answer of the server has to come for first.
adoptStyles(css);
