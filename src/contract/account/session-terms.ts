/** Minutes without a call until a session expires: the default of the flag `SESSION_MINUTES`. */
export const sessionMinutes = 30;
