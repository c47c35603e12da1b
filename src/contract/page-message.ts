/** Message that asks a page to take up what changed behind it, as after a return from the back/forward cache; the simulator's console and toolbar send it. */
export const changedMessage = 'world-changed';
