/** Returns whether an error code refers to a verification code sent by SMS or e-mail. */
export const isCodeError = (code: string): boolean => code === 'verification.wrong' || code === 'verification.expired';
