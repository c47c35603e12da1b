/**
 * The e-mail rule: word characters in optional dot segments, `@`, a domain that ends in a segment of 2 or
 * 3 letters. No two parts can match the same text, so matching takes linear time.
 */
export const emailPattern = '\\w+(?:\\.\\w+)*@[\\w\\-]+(?:\\.[\\w\\-]+)*\\.[A-Za-z]{2,3}';

export const maxEmailLength = 254;

const whole = new RegExp(`^${emailPattern}$`);

export const isEmail = (text: string): boolean => text.length <= maxEmailLength && whole.test(text);
