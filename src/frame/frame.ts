import { startBack } from './back.ts';
import { startBalance } from './balance.ts';
import { startFooter } from './footer.ts';
import { startLanguage } from './language.ts';
import { startMenu } from './menu.ts';
import { startService } from './service.ts';
import { startSettings } from './settings.ts';
import { startToasts } from './toasts.ts';

startToasts();
startBack();
startMenu();
startBalance();
startFooter();
startLanguage();
startService();
startSettings();
void import('./late-styles.ts');
addEventListener('load', () => void import('./worker.ts'));
