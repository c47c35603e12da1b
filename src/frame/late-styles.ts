import { adoptStyles } from '../styles/adopt.ts';
import language from './language-list.css?inline';
import menu from './menu.css?inline';

adoptStyles(language + menu);
