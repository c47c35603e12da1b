import type { Partly } from '../../complete.ts';
import type { NamespaceSafetyStepUpTranslation } from '../../i18n-types.ts';

const safetyStepUp = {
  confirmTitle: 'Xác nhận đó là bạn',
  confirmLead: 'Để bảo vệ bạn, vui lòng xác nhận trước khi tiếp tục. Nội dung đã nhập vẫn được giữ.',
  loginTitle: 'Xác minh hai bước',
  loginLead: 'Xác nhận đó là bạn để hoàn tất đăng nhập.',
  code: 'Mã từ ứng dụng xác thực',
  codeHint: '6 chữ số, đổi mỗi 30 giây.',
  codeRule: 'Nhập mã 6 chữ số.',
  savedCode: 'Mã khôi phục',
  savedCodeHint: 'Một trong 10 mã bạn đã lưu. Mỗi mã dùng một lần.',
  savedCodeRule: 'Mã khôi phục có 16 chữ cái và chữ số.',
  password: 'Mật khẩu đăng nhập',
  passwordRule: 'Nhập mật khẩu.',
  usePasskey: 'Dùng passkey',
  passkeyLead: 'Dùng vân tay, khuôn mặt hoặc mã PIN trên thiết bị này.',
  viaCode: 'Dùng ứng dụng xác thực',
  viaRecovery: 'Dùng mã khôi phục',
  viaPassword: 'Dùng mật khẩu',
  viaPasskey: 'Dùng passkey',
  others: 'Thử cách khác',
  go: 'Tiếp tục',
  wrongCode: 'Mã này sai hoặc đã dùng. Hãy đợi mã tiếp theo.',
  tooMany: 'Sai mã quá nhiều lần. Hãy thử lại sau 1 giờ, hoặc dùng passkey ngay.',
  lost: 'Tôi mất điện thoại',
  lostTitle: 'Mất điện thoại?',
  lostText:
    'Chăm sóc khách hàng tắt xác minh hai bước sau 24 giờ. Chúng tôi báo trong hộp thư để bạn ngăn lại nếu không phải bạn. Mã khôi phục dùng được ngay.',
  lostGo: 'Yêu cầu tắt',
  expired: 'Phiên đăng nhập đã hết giờ. Vui lòng đăng nhập lại.',
  close: 'Đóng',
} as const satisfies Partly<NamespaceSafetyStepUpTranslation>;

export default safetyStepUp;
