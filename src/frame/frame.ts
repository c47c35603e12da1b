import { startBack } from './back.ts';
import { startBalance } from './balance.ts';
import { startFooter } from './footer.ts';
import { startLanguage } from './language.ts';
import { startMenu } from './menu.ts';
import { startUp } from './start-up.ts';
import { startToasts } from './toasts.ts';

startToasts();
startBack();
startMenu();
startBalance();
startFooter();
startLanguage();
startUp();
void import('./late-styles.ts');
void import('./late.ts');
addEventListener('load', () => void import('./worker.ts'));
void import('./visit.ts');
