/** Returns major and minor version of iOS; null on other systems. */
const iosVersion = (userAgent: string): readonly [number, number] | null => {
  const found = /iP(?:hone|ad|od).*OS (\d+)_(\d+)/.exec(userAgent);
  return found ? [Number(found[1]), Number(found[2])] : null;
};

/** Returns whether the system is iOS 12.1 or lower, which gets the legacy install tip. */
export const isOldIos = (userAgent: string): boolean => {
  const version = iosVersion(userAgent);
  return version !== null && (version[0] < 12 || (version[0] === 12 && version[1] < 2));
};
