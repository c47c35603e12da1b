/** Header of a captcha's reply that names the picture; the call that answers it sends the same one back. */
export const captchaHeader = 'Captcha-Id';
