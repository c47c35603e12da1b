import { Router } from 'express';
import { captcha } from '../rules/account/captchas.ts';
import { smsCode } from '../rules/account/codes.ts';
import { type Mail, mail } from '../rules/account/mail.ts';
import { member } from '../rules/account/members.ts';
import { authenticator, codeAt } from '../rules/safety/authenticators.ts';
import type { AdminParts } from './parts.ts';
import { worldOf } from './read.ts';

/** What would reach the player outside the site: SMS codes, other text messages, e-mails, the sums in pictures, and what authenticator apps show. Newest first. */
export const codeCalls = ({ worlds }: AdminParts): Router => {
  const router = Router();

  router.get('/worlds/:world/codes', (request, response) => {
    const world = worldOf(worlds, request);
    const { state } = world;
    const sent = (via: Mail['via']) =>
      state
        .all(mail)
        .filter((it) => it.via === via)
        .toReversed();
    response.json({
      sms: state
        .all(smsCode)
        .filter(({ delivered }) => delivered)
        .toSorted((a, b) => b.sentAt - a.sentAt),
      captchas: state.all(captcha).toReversed(),
      authenticators: state.all(authenticator).map(({ id, secret }) => ({
        account: state.get(member, id)?.account ?? id,
        code: codeAt(secret, world.now()),
      })),
      mails: sent('email'),
      texts: sent('sms'),
    });
  });

  return router;
};
