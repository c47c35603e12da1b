import type { BaseTranslation } from '../../i18n-types.ts';

const siteStates = {
  maintenanceTitle: 'Under maintenance',
  maintenanceText: 'We will be back soon. Your balance and open bets are safe.',
  backAt: 'Expected back {time}, {city} time',
  chat: 'Live chat',
  regionTitle: 'Not available in your location',
  regionText:
    'The law does not allow us to operate here, or your IP address shows a different location. If this is wrong, contact us.',
  regionMembers: 'If you are a member, you can still log in, withdraw, see your records and set limits.',
  logIn: 'Log in',
  toRecords: 'Records',
  toProtection: 'Responsible gaming',
  contact: 'Contact us',
  errorTitle: 'Something went wrong',
  errorText: 'We couldn’t show this page. You have not been charged. Please try again in a moment.',
  retry: 'Try again',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be old or mistyped.',
  toHome: 'Back to home',
  toHelp: 'Help centre',
  offlineTitle: 'You are offline',
  offlineText: 'This page needs an internet connection. You can still open home, help, promotions and the agreement.',
  toPromotions: 'Promotions',
  toAgreement: 'User agreement',
  newVersion: 'New version available.',
  reload: 'Reload',
  downloadTitle: 'Get {brand} on your phone',
  downloadText: 'Add the site to your home screen. It opens full screen, and help and promotions work offline.',
  install: 'Install',
  installed: 'Already installed. Look for the icon on your home screen.',
  android: 'Android',
  androidSteps: 'Open this page in Chrome, tap the menu ⋮ and choose “Add to Home screen”.',
  ios: 'iPhone and iPad',
  iosSteps: 'Open this page in Safari, tap Share and choose “Add to Home Screen”.',
  iosOld:
    'Your iOS is older than 12.2. Tap the Share button at the bottom of Safari, then “Add to Home Screen”. The site opens in Safari.',
  profile: 'iOS profile',
  profileSteps: 'The profile adds the icon to your home screen. After the download, find it in Settings.',
  demoFiles: 'This demo has no app files. All options lead to this page.',
} as const satisfies BaseTranslation;

export default siteStates;
