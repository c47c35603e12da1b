import type { BaseTranslation } from '../../i18n-types.ts';

const siteDownloads = {
  title: 'Get the {brand} app',
  android: 'Android app',
  ios: 'iPhone and iPad app',
  profile: 'iOS profile',
  addToHome: 'Add to home screen',
  none: 'No downloads are available right now.',
  close: 'Close',
  tipTitle: 'Add to your home screen',
  stepShare: 'Tap the Share button in your browser.',
  stepAdd: 'Choose “Add to Home Screen”.',
  legacyStep: 'Tap the Share button at the bottom of Safari, then “Add to Home Screen”.',
  legacyUpdate: 'Your iOS version is old. Update it if you can so that all games run.',
  profileText: 'Install the profile to get the icon on your home screen. iOS asks for your permission first.',
  profileButton: 'Download profile',
} as const satisfies BaseTranslation;

export default siteDownloads;
