/** A mobile number or e-mail that its owner still recognises: `917•••4567`, `ta•••@mail.com`. */
export const maskContact = (contact: string | null): string | null => {
  if (contact === null) return null;
  const at = contact.lastIndexOf('@');
  return at < 0
    ? `${contact.slice(0, 3)}•••${contact.slice(-4)}`
    : `${contact.slice(0, Math.min(2, at))}•••${contact.slice(at)}`;
};

/** A player's name in lists that others read: `pl•••01`; of a short one no more than its ends, `a•••d`. */
export const maskAccount = (account: string): string => {
  const shown = account.length < 8 ? 1 : 2;
  return `${account.slice(0, shown)}•••${account.slice(-shown)}`;
};
