const phone = /^tel:\+?[\d(][\d().-]{2,24}$/;
const email = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?subject=[\w%.~+-]*)?$/;

/** Returns whether a link calls a phone number or writes an email to one address, as help lines need. */
export const isContactLink = (href: string): boolean => phone.test(href) || email.test(href);
