/** Texts of this screen in Vietnamese. */
export const vi = {
  go: 'Quay số',
  quick: 'Chọn ngẫu nhiên',
  welcome: (most: number) => `Chọn 1 đến ${most} số.`,
  numbers: 'Số',
  full: (most: number) => `Bạn chọn được tối đa ${most} số.`,
  drawn: (numbers: string) => `Kết quả: ${numbers}`,
  hits: (hits: number, of: number) => `Trúng ${hits}/${of}`,
  prize: (hits: number, amount: string) => `Trúng ${hits}: ${amount}`,
  rule: (drawn: number, balls: number) =>
    `${drawn} trong ${balls} bóng được quay. Trả thưởng tùy số lượng số bạn chọn và trúng.`,
  table: 'Trả thưởng theo bội số của tiền cược',
  picked: (count: number) => `Đã chọn ${count}`,
};
