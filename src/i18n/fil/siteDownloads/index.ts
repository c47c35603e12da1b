import type { NamespaceSiteDownloadsTranslation } from '../../i18n-types.ts';

const siteDownloads = {
  title: 'Kunin ang {brand} app',
  android: 'Android app',
  ios: 'App para sa iPhone at iPad',
  profile: 'iOS profile',
  addToHome: 'Idagdag sa home screen',
  none: 'Walang available na download ngayon.',
  close: 'Isara',
  tipTitle: 'Idagdag sa home screen mo',
  stepShare: 'I-tap ang Share button ng browser mo.',
  stepAdd: 'Piliin ang “Add to Home Screen”.',
  legacyStep: 'I-tap ang Share button sa ibaba ng Safari, tapos ang “Add to Home Screen”.',
  legacyUpdate: 'Luma na ang iOS mo. I-update kung puwede para gumana ang lahat ng laro.',
  profileText: 'I-install ang profile para lumabas ang icon sa home screen mo. Hihingi muna ng permission ang iOS.',
  profileButton: 'I-download ang profile',
} as const satisfies NamespaceSiteDownloadsTranslation;

export default siteDownloads;
