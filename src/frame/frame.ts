import { startBack } from './back.ts';
import { startBalance } from './balance.ts';
import { startFooter } from './footer.ts';
import { startLanguage } from './language.ts';
import { startMenu } from './menu.ts';
import { startToasts } from './toasts.ts';

startToasts();
startBack();
startMenu();
startBalance();
startFooter();
startLanguage();
void import('./late-styles.ts');
void import('./late.ts');
addEventListener('load', () => void import('./worker.ts'));
void import('./visit.ts');
