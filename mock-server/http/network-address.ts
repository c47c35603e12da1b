/** Groups of an IPv6 address that identify a household's network; the device chooses the rest. */
const networkGroups = 4;

/**
 * Returns the address by which calls are counted: a whole IPv4 address, or the /64 of an IPv6 address, because one
 * subscriber owns all of it.
 */
export const networkAddress = (ip = ''): string => {
  if (!ip.includes(':')) return ip;
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip) ?? [];
  if (mapped) return mapped;
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, networkGroups);
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
};
