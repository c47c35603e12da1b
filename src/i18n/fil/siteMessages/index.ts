import type { NamespaceSiteMessagesTranslation } from '../../i18n-types.ts';

const siteMessages = {
  in_confirmation_correct: 'Hindi magkapareho ang dalawang password',
  in_incorrect_password: 'Ilagay ulit ang password',
  invitation_code_error: 'Hindi valid ang referral code na ito',
  in_vwrite_code: 'Ilagay ang sagot sa math problem',
  in_email_incorrect: 'Ilagay ang buong email address, gaya ng name@mail.com',
  in_mobileNum_error: 'Ilagay ang mobile number na may {min} digit o higit pa',
  in_sms_sending: 'Ipinapadala ang code…',
  in_sms_send: 'Naipadala na ang code',
  in_registered_successfully: 'Nagawa na ang account mo',
  in_please_wait: 'Sandali lang…',
  in_been_out: 'Naipadala na. I-check ang email mo',
  in_popup_prompt: 'Paki-confirm',
  in_sure_logout: 'Mag-log out sa account mo?',
  in_more_cancel: 'I-cancel',
  in_go: 'Tingnan',
  in_daily_salary_agt: 'Daily salary',
  in_daily_salary_req: 'May daily salary contract kang kailangang i-accept o i-decline.',
  in_dividend_agt: 'Dividend',
  in_dividend_req: 'May dividend contract kang kailangang i-accept o i-decline.',
  in_hour_salary_agt: 'Hourly salary',
  in_hour_salary_req: 'May hourly salary contract kang kailangang i-accept o i-decline.',
  no_announcement: 'Walang announcement',
  free_reject: 'Mag-log in gamit ang totoong account para magamit ito',
  session_ends_title: 'Nandiyan ka pa ba?',
  session_ends_text: 'Mala-log out ka nang {at} dahil wala kang activity.',
  session_stay: 'Manatiling naka-log in',
  contact_service: 'Mag-message sa customer service',
} as const satisfies NamespaceSiteMessagesTranslation;

export default siteMessages;
