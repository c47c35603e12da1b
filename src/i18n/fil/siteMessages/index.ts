import type { NamespaceSiteMessagesTranslation } from '../../i18n-types.ts';

const messages = {
  in_confirmation_correct: 'Hindi magkapareho ang dalawang password',
  in_incorrect_password: 'Ilagay ulit ang password',
  invitation_code_error: 'Hindi tama ang referral code na ito',
  in_vwrite_code: 'Ilagay ang code na nasa larawan',
  in_email_incorrect: 'Ilagay ang buong e-mail address, gaya ng pangalan@mail.com',
  in_mobileNum_error: 'Ilagay ang mobile number na may {min} digit o higit pa',
  in_sms_sending: 'Ipinapadala ang code…',
  in_sms_send: 'Naipadala na ang code',
  in_registered_successfully: 'Handa na ang account mo',
  in_please_wait: 'Sandali lang po…',
  in_been_out: 'Naipadala na. Tingnan ang e-mail mo',
  in_popup_prompt: 'Pakikumpirma',
  in_sure_logout: 'Mag-logout sa account mo?',
  in_more_cancel: 'Kanselahin',
  in_go: 'Puntahan',
  in_daily_salary_agt: 'Arawang sahod',
  in_daily_salary_req: 'May kontrata sa arawang sahod na naghihintay ng sagot mo.',
  in_dividend_agt: 'Dibidendo',
  in_dividend_req: 'May kontrata sa dibidendo na naghihintay ng sagot mo.',
  in_hour_salary_agt: 'Oras-oras na sahod',
  in_hour_salary_req: 'May kontrata sa oras-oras na sahod na naghihintay ng sagot mo.',
  no_announcement: 'Walang anunsyo',
  free_reject: 'Mag-login gamit ang totoong account para magamit ito',
  contact_service: 'Makipag-ugnayan sa customer service',
} as const satisfies NamespaceSiteMessagesTranslation;

export default messages;
