import { watchVersion } from './new-version.ts';
import { startUnread } from './unread.ts';

// Parts of the frame that nobody waits for: a page's first script stays small without them.
startUnread();
watchVersion();
