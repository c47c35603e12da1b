import { keys } from '../browser/keys.ts';
import { readSession } from '../browser/session-item.ts';
import { localArea } from '../browser/storage.ts';
import { startBack } from './back.ts';
import { startBalance } from './balance.ts';
import { startFooter } from './footer.ts';
import { startLanguage } from './language.ts';
import { startMenu } from './menu.ts';
import { startService } from './service.ts';
import { startUp } from './start-up.ts';
import { startToasts } from './toasts.ts';

startToasts();
startBack();
startMenu();
startBalance();
startFooter();
startLanguage();
startService();
startUp();
void import('./late-styles.ts');
void import('./late.ts');
addEventListener('load', () => void import('./worker.ts'));
void import('./access.ts');
if (localArea.read(keys.local.autoLogin) === '1' && !readSession())
  void import('../stores/auto-login.ts').then(({ tryAutoLogin }) => tryAutoLogin());
if (/[?&](a|r|affiliateCode|recommenderId)=/.test(location.search)) {
  void import('../stores/affiliate.ts').then(({ readReferral }) => readReferral());
}
