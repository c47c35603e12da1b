import keystatic from '@keystatic/astro';
import type { AstroIntegration } from 'astro';
import { requireEditor } from './access.ts';
import { calendarPath, openCalendar } from './calendar-page.ts';
import { historyPath, openHistory } from './history-page.ts';
import { picturesPath } from './picture-places.ts';
import { openPictures, sendPhoto } from './pictures-page.ts';
import { openPreview, previewPath } from './preview.ts';
import { queueChanges } from './queue-changes.ts';
import { openVisit, visitPath } from './visit-page.ts';
import { openWords, wordsPath } from './words-page.ts';

/** Adds the browser editor. Its saves keep unchanged fields as they were typed, and its preview opens the entry. */
export const browserEditor = (): AstroIntegration => {
  const editor = keystatic();
  return {
    ...editor,
    hooks: {
      ...editor.hooks,
      'astro:config:setup': (setup) =>
        editor.hooks['astro:config:setup']?.({
          ...setup,
          injectRoute: (route) => {
            const file = route.pattern.startsWith('/api/') ? './api.ts' : './page.astro';
            setup.injectRoute({ ...route, entrypoint: new URL(file, import.meta.url) });
          },
        }),
      'astro:server:setup'({ server: { middlewares } }) {
        middlewares.use(requireEditor(process.env.ADMIN_KEY));
        middlewares.use(queueChanges());
        middlewares.use(previewPath, openPreview);
        middlewares.use(historyPath, openHistory);
        middlewares.use(visitPath, openVisit);
        middlewares.use(calendarPath, openCalendar);
        middlewares.use(picturesPath, openPictures);
        middlewares.use('/content', sendPhoto);
        middlewares.use(wordsPath, openWords);
      },
    },
  };
};
