import { adoptStyles } from '../../../styles/adopt.ts';
import pause from '../../../styles/pause-button.css?inline';
import carousel from './carousel-bar.css?inline';
import jackpot from './jackpot.css?inline';
import match from './match.css?inline';
import service from './side-service.css?inline';

// One sheet: each that is put in force makes the page look at its elements.
adoptStyles(pause + carousel + jackpot + match + service);
