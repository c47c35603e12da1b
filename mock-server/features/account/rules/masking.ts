/** Masks a mobile number or e-mail address so that its owner can still recognise it: `917•••4567`, `ta•••@mail.com`. */
export const maskContact = (contact: string | null): string | null => {
  if (contact === null) return null;
  const at = contact.lastIndexOf('@');
  return at < 0
    ? `${contact.slice(0, 3)}•••${contact.slice(-4)}`
    : `${contact.slice(0, Math.min(2, at))}•••${contact.slice(at)}`;
};

/**
 * Masks an account name for lists that other members see: `pl•••01`; short names show one character at each end,
 * `a•••d`.
 */
export const maskAccount = (account: string): string => {
  const visible = account.length < 8 ? 1 : 2;
  return `${account.slice(0, visible)}•••${account.slice(-visible)}`;
};
