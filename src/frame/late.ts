import { startName } from './name.ts';
import { watchVersion } from './new-version.ts';
import { startUp } from './start-up.ts';
import { startUnread } from './unread.ts';

// Parts of the frame that no first paint waits for: the head script has gone by what the last page
// knew, and a page's first script stays small without these.
startUp();
startName();
startUnread();
watchVersion();
