import { adoptStyles } from '../styles/adopt.ts';
import language from './language-list.css?inline';
import { bringParts } from './late-parts.ts';
import menu from './menu.css?inline';

adoptStyles(language + menu);
bringParts('[data-href]');
