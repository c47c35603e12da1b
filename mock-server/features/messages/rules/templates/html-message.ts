import { type LocalizedText, localized, textIn } from '#sim/features/shared/localized-text.ts';
import type { MessageContent } from '../messages.ts';

/** Creates a message whose text is HTML. */
export const htmlMessage = (title: LocalizedText, text: LocalizedText): MessageContent => ({
  title,
  content: localized((language) => `<p>${textIn(text, language)}</p>`),
});

/** Escapes text of members or devices for HTML. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the sentence about the hold on withdrawals after a change; empty if there is none. */
export const holdNotice = (hours: number): LocalizedText =>
  hours > 0
    ? {
        EN: ` For your security, withdrawals are on hold for ${hours} hours.`,
        TY: ` Para sa security mo, naka-hold ang withdrawal nang ${hours} oras.`,
        VI: ` Để bảo vệ bạn, việc rút tiền tạm dừng trong ${hours} giờ.`,
      }
    : { EN: '', TY: '', VI: '' };

/** Sentence with the action to take if the member did not make a change. */
export const unknownActivityNotice: LocalizedText = {
  EN: 'If this wasn’t you, <a href="/m/changePsw">change your password</a> and contact <a href="/m/service">customer service</a> now.',
  TY: 'Kung hindi ikaw ito, <a href="/m/changePsw">palitan ang password mo</a> at mag-message agad sa <a href="/m/service">customer service</a>.',
  VI: 'Nếu không phải bạn, hãy <a href="/m/changePsw">đổi mật khẩu</a> và liên hệ <a href="/m/service">chăm sóc khách hàng</a> ngay.',
};

/** Returns the sentences after a change of security: the hold on withdrawals, and what to do if it was not the member. */
export const securityNotice = (hours: number): LocalizedText => ({
  EN: `${holdNotice(hours).EN} ${unknownActivityNotice.EN}`,
  TY: `${textIn(holdNotice(hours), 'TY')} ${textIn(unknownActivityNotice, 'TY')}`,
  VI: `${textIn(holdNotice(hours), 'VI')} ${textIn(unknownActivityNotice, 'VI')}`,
});
