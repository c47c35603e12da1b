/** Minutes without a call until a session expires; an operator may change them. */
export const sessionMinutes = 30;
