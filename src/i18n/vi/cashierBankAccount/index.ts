import type { Partly } from '../../complete.ts';
import type { NamespaceCashierBankAccountTranslation } from '../../i18n-types.ts';

const cashierBankAccount = {
  bank: 'Ngân hàng hoặc ví điện tử',
  choose: 'Chọn',
  banks: 'Ngân hàng',
  wallets: 'Ví điện tử',
  bankRequired: 'Chọn ngân hàng hoặc ví điện tử.',
  number: 'Số tài khoản',
  numberRequired: 'Nhập số tài khoản.',
  walletNumberRequired: 'Nhập số điện thoại.',
  walletNumber: 'Số điện thoại của ví',
  numberLength: 'Số tài khoản này phải có {digits} chữ số.',
  walletNumberLength: 'Số điện thoại này phải có {digits} chữ số.',
  numberTaken: 'Tài khoản này đã được sử dụng. Hãy dùng tài khoản khác hoặc liên hệ chăm sóc khách hàng.',
  name: 'Tên chủ tài khoản',
  nameHint: 'Đúng như tên trên tài khoản, đứng tên bạn',
  nameFixed: 'Mọi tài khoản của bạn dùng tên này',
  nameRequired: 'Nhập đúng tên trên tài khoản.',
  nameOther: 'Tên phải khớp với các tài khoản khác của bạn.',
  full: 'Bạn đã có 5 tài khoản, mức tối đa. Hãy xóa một tài khoản để thêm mới.',
  add: 'Thêm tài khoản',
} as const satisfies Partly<NamespaceCashierBankAccountTranslation>;

export default cashierBankAccount;
