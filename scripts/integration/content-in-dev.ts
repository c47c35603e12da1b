import type { AstroIntegration } from 'astro';
import { readContent } from '#content/read.ts';

const path = '/__content-problems';

/** Shows the entries that pages leave out, in a bar at the bottom of each page. */
const bar = `
const reasons = await (await fetch('${path}')).json();
if (reasons.length > 0) {
  const list = document.createElement('div');
  list.setAttribute('role', 'alert');
  list.style.cssText = 'position:fixed;inset:auto 0 0;z-index:9999;padding:8px 12px;background:#b00020;color:#fff;font:14px sans-serif;max-height:40vh;overflow:auto';
  for (const reason of ['Not shown (npm run content lists all problems):', ...reasons])
    list.append(Object.assign(document.createElement('p'), { textContent: reason }));
  document.body.append(list);
}`;

/** Names content that is left out on every page in development, with the messages of the editors' check. */
export const contentInDev = (): AstroIntegration => ({
  name: 'content-in-dev',
  hooks: {
    'astro:config:setup'({ command, injectScript }) {
      if (command === 'dev') injectScript('page', bar);
    },
    'astro:server:setup'({ server }) {
      server.middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(readContent().leftOut));
      });
    },
  },
});
