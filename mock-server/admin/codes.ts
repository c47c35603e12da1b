import { Router } from 'express';
import type { World } from '#sim/core/world.ts';
import { captchas } from '#sim/features/account/rules/captcha.ts';
import { type Mail, mails } from '#sim/features/account/rules/mail.ts';
import { accountNameOf } from '#sim/features/account/rules/members.ts';
import { smsCodes } from '#sim/features/account/rules/sms-codes.ts';
import { authenticators, codeAt } from '#sim/features/safety/rules/authenticators.ts';
import type { AdminContext } from './admin-context.ts';
import { worldOf } from './parse-input.ts';

/**
 * Lists messages that reach players outside the site, newest first: SMS codes, other text messages, emails, captcha
 * results and codes of authenticator apps.
 */
const sentCodes = (world: World) => {
  const { state } = world;
  const sent = (via: Mail['via']) =>
    state
      .all(mails)
      .filter((it) => it.via === via)
      .toReversed();
  return {
    sms: state
      .all(smsCodes)
      .filter(({ delivered }) => delivered)
      .toSorted((a, b) => b.sentAt - a.sentAt),
    captchas: state
      .all(captchas)
      .filter(({ isTask }) => !isTask)
      .toReversed(),
    authenticators: state.all(authenticators).map(({ id, secret }) => ({
      account: accountNameOf(state, id),
      code: codeAt(secret, world.now()),
    })),
    mails: sent('email'),
    texts: sent('sms'),
  };
};

export type SentCodes = ReturnType<typeof sentCodes>;

export const codeCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();
  router.get('/worlds/:world/codes', (request, response) => {
    response.json(sentCodes(worldOf(worlds, request)));
  });
  return router;
};
