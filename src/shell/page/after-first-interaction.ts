import { watchDisplayPreferences } from '#features/site/state/display-preferences.ts';
import { startMeasuring } from '../web-vitals/start-measuring.ts';
// Loaded now, so that error messages are available if the connection drops later.
import '#i18n/page-words.ts';
import { addLink } from './deferred-hrefs.ts';

// Only used when the user adds the page to the home screen.
addLink('apple-touch-icon', '/icons/icon-180.png');
watchDisplayPreferences();
// Performance entries are buffered, so measuring can start after the first interaction.
startMeasuring();
// Chromium keeps the scroll position when the screen is rotated, which may leave the focused field outside the viewport.
matchMedia('(orientation: portrait)').addEventListener('change', () => {
  if (document.activeElement?.matches('input, textarea')) document.activeElement.scrollIntoView({ block: 'nearest' });
});
