import { Router } from 'express';
import { mobileKey } from '#features/account/model/mobile.ts';
import { toMajor } from '#lib/money/money.ts';
import { balanceOf, mainAccount, postings } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { identityOf } from '#sim/features/account/rules/identity-record.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { maskedRegistrationDetails } from '#sim/features/account/rules/registration-details.ts';
import { sessions } from '#sim/features/account/rules/sessions.ts';
import { smsCodes } from '#sim/features/account/rules/sms-codes.ts';
import { bonusMoneyOf } from '#sim/features/cashier/rules/bonus-money.ts';
import { wageringOf } from '#sim/features/cashier/rules/wagering.ts';
import { totalMinorOf } from '#sim/features/cashier/rules/wallets.ts';
import type { AdminContext } from './admin-context.ts';
import { memberNamed } from './member-named.ts';
import { worldOf } from './parse-input.ts';

const summary = (state: State, member: Member) => ({
  id: member.id,
  account: member.account,
  type: member.type,
  nickname: member.nickname,
  staff: member.staff,
  disabled: member.disabled,
  balance: toMajor(balanceOf(state, mainAccount(member.id))),
});

export type MemberSummary = ReturnType<typeof summary>;

const lastCode = (state: State, { mobile }: Member): string | null => {
  const own = state.all(smsCodes).filter((it) => mobile !== null && mobileKey(it.mobile) === mobileKey(mobile));
  return own.toSorted((a, b) => b.sentAt - a.sentAt)[0]?.code ?? null;
};

const detail = (world: World, member: Member) => {
  const { state } = world;
  const { password: _, ...shown } = member;
  const account = mainAccount(member.id);
  const bonusMoney = bonusMoneyOf(state, member.id);
  return {
    ...shown,
    ...maskedRegistrationDetails(world, member.id),
    balance: toMajor(balanceOf(state, account)),
    upline: member.upline && (state.get(members, member.upline)?.account ?? null),
    smsCode: lastCode(state, member),
    identity: identityOf(state, member.id)?.status ?? null,
    leftToBet: toMajor(wageringOf(state, member.id).open),
    ownMoney: toMajor(totalMinorOf(state, member.id) - bonusMoney),
    bonusMoney: toMajor(bonusMoney),
    sessions: state.by(sessions, 'member', member.id).map(({ id: _token, ...rest }) => rest),
    ledger: state.by(postings, 'account', account).flatMap(({ id, at, type, ref, entries }) =>
      entries
        .filter((entry) => entry.account === account)
        .map(({ minor, balance }) => ({
          id,
          at,
          type,
          ref,
          amount: toMajor(minor),
          balance: toMajor(balance),
        })),
    ),
  };
};

/** A member; amounts in major units. */
export type MemberDetail = ReturnType<typeof detail>;

export const memberCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/members', (request, response) => {
    const { state } = worldOf(worlds, request);
    response.json({ members: state.all(members).map((it) => summary(state, it)) });
  });

  router.get('/worlds/:world/members/:account', (request, response) => {
    const world = worldOf(worlds, request);
    const found = memberNamed(world.state, String(request.params.account));
    response.json(detail(world, found));
  });

  return router;
};
