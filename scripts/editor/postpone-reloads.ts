const isFormOpen = (): boolean =>
  /^\/keystatic\/(singleton\/|collection\/[^/]+\/(create|item\/))/.test(location.pathname);

const checkMs = 500;

/** Resolves when no form is open any more; at once if none has been rendered yet. */
const whenFormCloses = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.querySelector('form')) return resolve();
    const timer = setInterval(() => {
      if (isFormOpen()) return;
      clearInterval(timer);
      resolve();
    }, checkMs);
  });

// Vite reloads every page when a file in its module graph changes or a dependency is bundled, and waits for this event's
// listeners. Saves and uploads change such files: the reload would abort the save or the filling of the form.
import.meta.hot?.on('vite:beforeFullReload', whenFormCloses);
