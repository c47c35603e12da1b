import { startBack } from './back.ts';
import { startFooter } from './footer.ts';
import { startGuard } from './guard.ts';
import { startLanguage } from './language.ts';
import { startLateParts } from './late-parts.ts';
import { followMember } from './member.ts';
import { startMenu } from './menu.ts';
import { watchVersion } from './new-version.ts';
import { startOnTouch } from './on-touch.ts';
import { startService } from './service.ts';
import { startUp } from './start-up.ts';
import { startToasts } from './toasts.ts';
import { startVisit } from './visit.ts';
import { startWorker } from './worker.ts';

// What only a member or a tap needs, words too, is loaded by these when it comes to that.
startOnTouch();
startToasts();
startBack();
startMenu();
startLanguage();
startGuard();
startFooter();
startService();

// The rest answers no press: one task each, so that a press in between is heard at once.
for (const start of [startUp, followMember, watchVersion, startVisit, startWorker, startLateParts]) {
  setTimeout(start);
}
