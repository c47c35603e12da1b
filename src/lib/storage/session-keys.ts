/** Names of everything in the session storage; none where it is blocked. */
export const sessionKeys = (): readonly string[] => {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
};
