import { lateStyles } from '../../../ui/styles/adopt.ts';
import pause from '../../../ui/styles/pause-button.css?inline';
import carousel from './carousel-bar.css?inline';
import jackpot from './jackpot.css?inline';
import match from './match.css?inline';
import service from './side-service.css?inline';

/** Puts the looks of all parts in force that come by themselves. One sheet: each makes the page look at its elements. */
export const adoptWidgetStyles = lateStyles(pause + carousel + jackpot + match + service);
