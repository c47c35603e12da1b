import { atom, onMount } from 'nanostores';
import { hasReducedMotion, onReducedMotionChange } from '#lib/browser/reduced-motion.ts';

/** Whether everything that moves on the page is paused: from the start with reduced motion, otherwise by the player. */
export const $autoplayPaused = atom(hasReducedMotion());

onMount($autoplayPaused, () => onReducedMotionChange((isReduced) => $autoplayPaused.set(isReduced)));
