import { lazyStyles } from '#ui/styles/adopt.ts';
import pause from '../components/pause-button.css?inline';
import carousel from './carousel-bar.css?inline';
import jackpot from './jackpot.css?inline';
import match from './match.css?inline';
import service from './side-service.css?inline';

/** Adopts the styles of all widgets as one sheet: each adopted sheet costs a style recalculation. */
export const adoptWidgetStyles = lazyStyles(pause + carousel + jackpot + match + service);
