const kept = 'What you typed is kept.';

/** Words for editors about a request that reached no server. */
export const unreachable = `The editor cannot be reached. Check your connection and try again. ${kept}`;

/** Words for editors about a request after the login has ended. */
export const loggedOut = `You are no longer logged in. Open the editor in another tab, log in, and try again here. ${kept}`;
