/** Message after which a page refreshes its data, as after a return from the back/forward cache; sent by the simulator's console. */
export const changedMessage = 'world-changed';
