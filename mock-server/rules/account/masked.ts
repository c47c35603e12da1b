/** A mobile number or e-mail that its owner still recognises: `917•••4567`, `ta•••@mail.com`. */
export const masked = (contact: string | null): string | null => {
  if (contact === null) return null;
  const at = contact.lastIndexOf('@');
  return at < 0
    ? `${contact.slice(0, 3)}•••${contact.slice(-4)}`
    : `${contact.slice(0, Math.min(2, at))}•••${contact.slice(at)}`;
};

/** A player's name in lists that others read: `pl•••01`. */
export const maskedAccount = (account: string): string => `${account.slice(0, 2)}•••${account.slice(-2)}`;
