import type { Partly } from '../../complete.ts';
import type { NamespaceSiteDownloadsTranslation } from '../../i18n-types.ts';

const siteDownloads = {
  title: 'Tải ứng dụng {brand}',
  android: 'Ứng dụng Android',
  ios: 'Ứng dụng iPhone và iPad',
  profile: 'Hồ sơ iOS',
  addToHome: 'Thêm vào màn hình chính',
  none: 'Hiện không có bản tải nào.',
  close: 'Đóng',
  tipTitle: 'Thêm vào màn hình chính',
  stepShare: 'Chạm nút Chia sẻ trong trình duyệt.',
  stepAdd: 'Chọn “Thêm vào MH chính”.',
  legacyStep: 'Chạm nút Chia sẻ ở cuối Safari, rồi “Thêm vào MH chính”.',
  legacyUpdate: 'Phiên bản iOS của bạn đã cũ. Hãy cập nhật nếu có thể để mọi trò chơi chạy được.',
  profileText: 'Cài hồ sơ để có biểu tượng trên màn hình chính. iOS sẽ hỏi bạn trước.',
  profileButton: 'Tải hồ sơ',
} as const satisfies Partly<NamespaceSiteDownloadsTranslation>;

export default siteDownloads;
