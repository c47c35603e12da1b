import type { BaseTranslation } from '../../i18n-types.ts';

const states = {
  maintenanceTitle: 'We are making an upgrade',
  maintenanceText: 'We will be back soon. Your balance and open bets are safe.',
  backAt: 'Back at {time}, Manila time',
  chat: 'Live chat',
  regionTitle: 'Not available where you are',
  regionText:
    'The law does not let us open here, or your IP address looks like another place. If you think this is a mistake, contact us.',
  contact: 'Contact us',
  errorTitle: 'Something went wrong on our side',
  errorText: 'The page could not be shown. No money moved. Please try again in a moment.',
  retry: 'Try again',
  notFoundTitle: 'We could not find that page',
  notFoundText: 'The address may be old or mistyped. Everything else is where it was.',
  toHome: 'Back to home',
  toHelp: 'Help centre',
  offlineTitle: 'You are offline',
  offlineText: 'This page needs the network. Home, help, promotions and the agreement open without it.',
  toPromotions: 'Promotions',
  toAgreement: 'User agreement',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  downloadTitle: 'Take {brand} with you',
  downloadText: 'The site on your home screen: opens full-screen, and help and promotions open without a network.',
  install: 'Install',
  installed: 'It is installed already. Look for the icon on your home screen.',
  android: 'Android',
  androidSteps: 'Open this page in Chrome, tap the menu ⋮ and choose “Add to Home screen”.',
  ios: 'iPhone and iPad',
  iosSteps: 'Open this page in Safari, tap Share and choose “Add to Home Screen”.',
  iosOld:
    'Your iOS is older than 12.2. Tap the bookmark sign in Safari, then “Add to Home Screen”; the site opens in Safari from there.',
  profile: 'iOS profile',
  profileSteps: 'The profile puts the icon on your home screen. You find it under Settings after the download.',
  demoFiles: 'There are no app files in this demonstration: each way leads to this page.',
} as const satisfies BaseTranslation;

export default states;
