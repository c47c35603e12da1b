import type { Partly } from '../../complete.ts';
import type { NamespaceSiteStatesTranslation } from '../../i18n-types.ts';

const siteStates = {
  maintenanceTitle: 'Đang bảo trì',
  maintenanceText: 'Chúng tôi sẽ sớm trở lại. Số dư và cược đang mở vẫn an toàn.',
  backAt: 'Dự kiến trở lại {time}, giờ {city}',
  chat: 'Chat trực tuyến',
  regionTitle: 'Không phục vụ tại vị trí của bạn',
  regionText:
    'Pháp luật không cho phép chúng tôi hoạt động ở đây, hoặc địa chỉ IP của bạn cho thấy vị trí khác. Nếu sai, hãy liên hệ chúng tôi.',
  regionMembers: 'Nếu là thành viên, bạn vẫn có thể đăng nhập, rút tiền, xem lịch sử và đặt hạn mức.',
  logIn: 'Đăng nhập',
  toRecords: 'Lịch sử',
  toProtection: 'Chơi có trách nhiệm',
  contact: 'Liên hệ chúng tôi',
  errorTitle: 'Đã có lỗi',
  errorText: 'Không hiện được trang này. Bạn không bị trừ tiền. Vui lòng thử lại sau giây lát.',
  retry: 'Thử lại',
  notFoundTitle: 'Không tìm thấy trang',
  notFoundText: 'Địa chỉ có thể đã cũ hoặc gõ sai.',
  toHome: 'Về trang chủ',
  toHelp: 'Trung tâm trợ giúp',
  offlineTitle: 'Bạn đang offline',
  offlineText: 'Trang này cần internet. Bạn vẫn mở được trang chủ, trợ giúp, khuyến mãi và thỏa thuận.',
  toPromotions: 'Khuyến mãi',
  toAgreement: 'Thỏa thuận người dùng',
  newVersion: 'Có phiên bản mới.',
  reload: 'Tải lại',
  downloadTitle: 'Dùng {brand} trên điện thoại',
  downloadText: 'Thêm trang vào màn hình chính. Trang mở toàn màn hình; trợ giúp và khuyến mãi xem được khi offline.',
  install: 'Cài đặt',
  installed: 'Đã cài đặt. Hãy tìm biểu tượng trên màn hình chính.',
  android: 'Android',
  androidSteps: 'Mở trang này trong Chrome, chạm menu ⋮ và chọn “Thêm vào Màn hình chính”.',
  ios: 'iPhone và iPad',
  iosSteps: 'Mở trang này trong Safari, chạm Chia sẻ và chọn “Thêm vào MH chính”.',
  iosOld: 'iOS của bạn cũ hơn 12.2. Chạm nút Chia sẻ ở cuối Safari, rồi “Thêm vào MH chính”. Trang mở trong Safari.',
  profile: 'Hồ sơ iOS',
  profileSteps: 'Hồ sơ thêm biểu tượng vào màn hình chính. Sau khi tải, hãy tìm trong Cài đặt.',
  demoFiles: 'Bản demo này không có tệp ứng dụng. Mọi lựa chọn đều dẫn đến trang này.',
} as const satisfies Partly<NamespaceSiteStatesTranslation>;

export default siteStates;
