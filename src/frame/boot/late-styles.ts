import { adoptStyles } from '../../styles/adopt.ts';
import language from '../language/language-list.css?inline';
import menu from '../menu/menu.css?inline';
import { bringParts } from './late-parts.ts';

adoptStyles(language + menu);
bringParts('[data-href]');
