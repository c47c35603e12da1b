/** Values of `type` in the body of `login`, and in a remembered login. */
export const loginType = {
  /** Username and password. */
  username: 0,
  /** Mobile number and SMS code. */
  smsCode: 1,
  /** Mobile number and password. */
  mobile: 2,
} as const;
