// Inline script at the end of a document. It writes a member's balance and loads the scripts of the document.

import { dataset } from '#lib/browser/root.ts';
import { showFirstBalance } from '../header/first-balance.ts';
import { firstPaint, loadScripts } from './load-scripts.ts';

showFirstBalance().catch(() => undefined);

// A guest's document is complete, and requests before the first paint delay it on a slow connection.
if (dataset.auth === 'in' || document.prerendering) loadScripts();
else void firstPaint().then(loadScripts);
