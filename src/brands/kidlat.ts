import type { Brand } from './brand.ts';

export const kidlat: Brand = {
  id: 'kidlat',
  name: 'Kidlat',
  origin: 'https://kidlat.example',
  minAge: 21,
  merchantCode: 'kidlatph',
  trialMerchantCode: 'kidlatphtrial',
  currency: { code: 'PHP', sign: '₱' },
  themeColour: '#0b1220',
  heroTag: 'mostPlayed',
  imageOrigins: [],
  site: 'member',
  shellToken: 'KidlatShell/',
  agreeDefault: true,
  helpLine: '(02) 8555 0121',
};
