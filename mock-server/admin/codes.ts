import { Router } from 'express';
import { captcha } from '../rules/account/captchas.ts';
import { smsCode } from '../rules/account/codes.ts';
import { type Mail, mail } from '../rules/account/mail.ts';
import type { AdminParts } from './parts.ts';
import { worldOf } from './read.ts';

/** What would reach the player outside the site: SMS codes, other text messages, e-mails, and the sums in pictures. Newest first. */
export const codeCalls = ({ worlds }: AdminParts): Router => {
  const router = Router();

  router.get('/worlds/:world/codes', (request, response) => {
    const { state } = worldOf(worlds, request);
    const sent = (via: Mail['via']) =>
      state
        .all(mail)
        .filter((it) => it.via === via)
        .toReversed();
    response.json({
      sms: state.all(smsCode).toSorted((a, b) => b.sentAt - a.sentAt),
      captchas: state.all(captcha).toReversed(),
      mails: sent('email'),
      texts: sent('sms'),
    });
  });

  return router;
};
