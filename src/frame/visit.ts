import { wantsAutoLogin } from '../stores/remembered.ts';
import { $session } from '../stores/session.ts';
import { startAccess } from './access.ts';
import { startService } from './service.ts';

// What a visit starts with and no first paint waits for.
startAccess();
startService();
if (wantsAutoLogin() && !$session.get()) {
  void import('../stores/auto-login.ts').then(({ tryAutoLogin }) => tryAutoLogin());
}
if (/[?&](a|r|affiliateCode|recommenderId)=/.test(location.search)) {
  void import('../stores/affiliate.ts').then(({ readReferral }) => readReferral());
}
