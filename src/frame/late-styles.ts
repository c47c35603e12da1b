import { adoptStyles } from '../styles/adopt.ts';
import language from './language-list.css?inline';
import menu from './menu.css?inline';
import toast from './toast.css?inline';

adoptStyles(language + menu + toast);
