import type { BaseTranslation } from '../../i18n-types.ts';

/** Keys of the spec's catalogue stand verbatim (R268). */
const messages = {
  in_confirmation_correct: 'Confirmation password not matched',
  in_incorrect_password: 'Enter the password once more',
  invitation_code_error: 'This referral code is not valid',
  in_vwrite_code: 'Enter the code from the picture',
  in_email_incorrect: 'Enter a complete e-mail address, like name@mail.com',
  in_mobileNum_error: 'Enter a mobile number of at least {min} digits',
  in_sms_sending: 'Sending the code…',
  in_sms_send: 'Code sent',
  in_registered_successfully: 'Your account is ready',
  in_please_wait: 'One moment, please…',
  in_been_out: 'Sent. Check your e-mail',
  in_popup_prompt: 'Please confirm',
  in_sure_logout: 'Sign out of your account?',
  in_more_cancel: 'Cancel',
  in_go: 'Go',
  in_daily_salary_agt: 'Daily salary',
  in_daily_salary_req: 'A daily salary contract is waiting for your answer.',
  in_dividend_agt: 'Dividend',
  in_dividend_req: 'A dividend contract is waiting for your answer.',
  in_hour_salary_agt: 'Hour salary',
  in_hour_salary_req: 'An hour salary contract is waiting for your answer.',
  no_announcement: 'No announcements',
  free_reject: 'Please login an actual account to use this function',
  contact_service: 'Please contact customer service',
} as const satisfies BaseTranslation;

export default messages;
