/** Texts of this screen in Vietnamese. */
export const vi = {
  go: 'Gieo xúc xắc',
  welcome: 'Chạm các màu muốn cược rồi gieo.',
  thrown: (colours: string) => `Xúc xắc ra ${colours}.`,
  rule: 'Ba xúc xắc có sáu màu. Màu của bạn trả ×{0} khi ra một viên, ×{1} khi ra hai và ×{2} khi ra ba.',
  yellow: 'vàng',
  white: 'trắng',
  pink: 'hồng',
  blue: 'xanh dương',
  red: 'đỏ',
  green: 'xanh lá',
};
