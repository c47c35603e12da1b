/** Whether an error code is about a verification code by SMS or email. */
export const isCodeError = (code: string): boolean => code === 'verification.wrong' || code === 'verification.expired';
