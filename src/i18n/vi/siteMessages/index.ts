import type { Partly } from '../../complete.ts';
import type { NamespaceSiteMessagesTranslation } from '../../i18n-types.ts';

const siteMessages = {
  in_confirmation_correct: 'Mật khẩu nhập lại không khớp',
  in_incorrect_password: 'Nhập lại mật khẩu',
  invitation_code_error: 'Mã giới thiệu này không hợp lệ',
  in_vwrite_code: 'Nhập kết quả phép tính',
  in_email_incorrect: 'Nhập địa chỉ email đầy đủ, ví dụ ten@mail.com',
  in_mobileNum_error: 'Nhập số điện thoại có ít nhất {min} chữ số',
  in_sms_sending: 'Đang gửi mã…',
  in_sms_send: 'Đã gửi mã',
  in_registered_successfully: 'Đã tạo tài khoản',
  in_please_wait: 'Vui lòng đợi…',
  in_been_out: 'Đã gửi. Hãy xem email',
  in_popup_prompt: 'Vui lòng xác nhận',
  in_sure_logout: 'Đăng xuất khỏi tài khoản?',
  in_more_cancel: 'Hủy',
  in_go: 'Xem',
  in_daily_salary_agt: 'Lương ngày',
  in_daily_salary_req: 'Bạn có hợp đồng lương ngày cần chấp nhận hoặc từ chối.',
  in_dividend_agt: 'Cổ tức',
  in_dividend_req: 'Bạn có hợp đồng cổ tức cần chấp nhận hoặc từ chối.',
  in_hour_salary_agt: 'Lương giờ',
  in_hour_salary_req: 'Bạn có hợp đồng lương giờ cần chấp nhận hoặc từ chối.',
  no_announcement: 'Không có thông báo',
  free_reject: 'Vui lòng đăng nhập tài khoản thật để dùng tính năng này',
  session_ends_title: 'Bạn vẫn còn ở đây chứ?',
  session_ends_text: 'Bạn sẽ bị đăng xuất lúc {at} vì không hoạt động.',
  session_stay: 'Duy trì đăng nhập',
  contact_service: 'Vui lòng liên hệ chăm sóc khách hàng',
} as const satisfies Partly<NamespaceSiteMessagesTranslation>;

export default siteMessages;
