/**
 * Message that makes a page refresh its data, as after a return from the back/forward cache; sent by the simulator's
 * console.
 */
export const changedMessage = 'world-changed';
