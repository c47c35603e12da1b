/** Returns the value of a design token on this page, such as that of `gold`, for pictures drawn by scripts. */
export const tokenValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
