/** Groups of an IPv6 address that name a household's network; the rest is one device's to choose. */
const networkGroups = 4;

/**
 * Whom a call is counted for by its network address: an IPv4 address whole, an IPv6 address by its /64, since one
 * subscriber has all addresses in it.
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
