import { paymentReturnDays } from '#contract/cashier/deposit-terms.ts';
import { type LocalizedText, localized, textIn } from '#sim/features/shared/localized-text.ts';

const howReturned: LocalizedText = {
  EN: `We return the money to the account you paid from within ${paymentReturnDays} banking days. If it is not there by then, contact customer service with the deposit ID.`,
  TY: `Ibabalik namin ang pera sa account na pinanggalingan nito sa loob ng ${paymentReturnDays} banking days. Kung wala pa roon, mag-message sa customer service kasama ang deposit ID.`,
  VI: `Chúng tôi hoàn tiền về tài khoản bạn đã dùng trong vòng ${paymentReturnDays} ngày làm việc. Nếu khi đó tiền chưa đến, hãy gửi mã nạp tiền cho chăm sóc khách hàng.`,
};

/** Returns why a payment was not credited, and when and where its money is returned. */
export const withPaymentReturn = (reason: LocalizedText): LocalizedText =>
  localized((language) => `${textIn(reason, language)} ${textIn(howReturned, language)}`);
