/** Response header that identifies a captcha image; the request with its solution sends the same header. */
export const captchaHeader = 'Captcha-Id';
