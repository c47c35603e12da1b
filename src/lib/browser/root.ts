/** The element `<html>`. */
export const root = document.documentElement;

/** Attributes of `<html>`, which hold the state that styles depend on. */
export const { dataset } = root;
