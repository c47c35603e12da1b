import type { BaseTranslation } from '../../i18n-types.ts';

/** Messages of the spec's catalogue, under its keys. */
const siteMessages = {
  in_confirmation_correct: 'Confirmation password not matched',
  in_incorrect_password: 'Enter the password again',
  invitation_code_error: 'This referral code is not valid',
  in_vwrite_code: 'Enter the answer to the math problem',
  in_email_incorrect: 'Enter a complete email address, like name@mail.com',
  in_mobileNum_error: 'Enter a mobile number of at least {min} digits',
  in_sms_sending: 'Sending the code…',
  in_sms_send: 'Code sent',
  in_registered_successfully: 'Account created',
  in_please_wait: 'Please wait…',
  in_been_out: 'Sent. Check your email',
  in_popup_prompt: 'Please confirm',
  in_sure_logout: 'Log out of your account?',
  in_more_cancel: 'Cancel',
  in_go: 'View',
  in_daily_salary_agt: 'Daily salary',
  in_daily_salary_req: 'You have a daily salary contract to accept or decline.',
  in_dividend_agt: 'Dividend',
  in_dividend_req: 'You have a dividend contract to accept or decline.',
  in_hour_salary_agt: 'Hourly salary',
  in_hour_salary_req: 'You have an hourly salary contract to accept or decline.',
  no_announcement: 'No announcements',
  free_reject: 'Please login an actual account to use this function',
  session_ends_title: 'Are you still there?',
  session_ends_text: 'You will be logged out at {at} because you have been inactive.',
  session_stay: 'Stay logged in',
  contact_service: 'Please contact customer service',
} as const satisfies BaseTranslation;

export default siteMessages;
