import type { Brand } from './brand.ts';

export const perya: Brand = {
  id: 'perya',
  name: 'Perya',
  origin: 'https://perya.example',
  minAge: 18,
  merchantCode: 'peryaph',
  trialMerchantCode: 'peryaphtrial',
  currency: { code: 'PHP', sign: '₱' },
  themeColour: '#150c22',
  heroTag: 'brandPick',
  imageOrigins: [],
  site: 'member',
  shellToken: 'PeryaShell/',
  agreeDefault: true,
  helpLine: '(02) 8555 0121',
};
