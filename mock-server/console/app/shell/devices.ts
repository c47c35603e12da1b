export interface Device {
  readonly id: string;
  readonly label: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Device sizes for the site preview; the third is the default. */
export const devices = [
  { id: '320', label: '320 × 568', width: 320, height: 568 },
  { id: '360', label: '360 × 740', width: 360, height: 740 },
  { id: '390', label: '390 × 844', width: 390, height: 844 },
  { id: '430', label: '430 × 932', width: 430, height: 932 },
  { id: 'tablet', label: '768 × 1024', width: 768, height: 1024 },
] as const satisfies readonly Device[];
