import type { ZodType } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Row } from './row.ts';
import * as cardRows from './rows/account/cards.ts';
import * as memberRows from './rows/account/member.ts';
import * as passwordRows from './rows/account/password.ts';
import * as registrationRows from './rows/account/registration.ts';
import * as securityRows from './rows/account/security.ts';
import * as sessionRows from './rows/account/session.ts';
import * as sessionsRows from './rows/account/sessions.ts';
import * as socialRows from './rows/account/social.ts';
import * as trialRows from './rows/account/trial.ts';
import * as verificationRows from './rows/account/verification.ts';
import * as affiliateLinkRows from './rows/agent/affiliate-links.ts';
import * as contractsRows from './rows/agent/contracts.ts';
import * as fundsRows from './rows/agent/funds.ts';
import * as redRainRows from './rows/agent/red-rain.ts';
import * as teamRows from './rows/agent/team.ts';
import * as teamKpiRows from './rows/agent/team-kpi.ts';
import * as teamReportRows from './rows/agent/team-reports.ts';
import * as transferRows from './rows/agent/transfers.ts';
import * as depositRows from './rows/cashier/deposit.ts';
import * as walletRows from './rows/cashier/wallet.ts';
import * as withdrawRows from './rows/cashier/withdraw.ts';
import * as contentRows from './rows/content/content.ts';
import * as gameRows from './rows/games/games.ts';
import * as lotteryRows from './rows/lottery/lottery.ts';
import * as messagesRows from './rows/messages/messages.ts';
import * as reportsRows from './rows/records/reports.ts';
import * as clubRows from './rows/rewards/club.ts';
import * as closureRows from './rows/safety/closure.ts';
import * as limitRows from './rows/safety/limits.ts';
import * as passkeyRows from './rows/safety/passkeys.ts';
import * as twoStepRows from './rows/safety/two-steps.ts';
import * as serviceRows from './rows/service/service.ts';
import * as fieldRows from './rows/site/field.ts';
import * as systemRows from './rows/site/system.ts';
import * as cardSchemas from './schemas/account/cards.ts';
import * as memberSchemas from './schemas/account/member.ts';
import * as passwordSchemas from './schemas/account/password.ts';
import * as registrationSchemas from './schemas/account/registration.ts';
import * as securitySchemas from './schemas/account/security.ts';
import * as sessionSchemas from './schemas/account/session.ts';
import * as sessionsSchemas from './schemas/account/sessions.ts';
import * as socialSchemas from './schemas/account/social.ts';
import * as trialSchemas from './schemas/account/trial.ts';
import * as verificationSchemas from './schemas/account/verification.ts';
import * as affiliateLinkSchemas from './schemas/agent/affiliate-links.ts';
import * as contractsSchemas from './schemas/agent/contracts.ts';
import * as fundsSchemas from './schemas/agent/funds.ts';
import * as redRainSchemas from './schemas/agent/red-rain.ts';
import * as teamSchemas from './schemas/agent/team.ts';
import * as teamKpiSchemas from './schemas/agent/team-kpi.ts';
import * as teamReportSchemas from './schemas/agent/team-reports.ts';
import * as transferSchemas from './schemas/agent/transfers.ts';
import * as depositSchemas from './schemas/cashier/deposit.ts';
import * as walletSchemas from './schemas/cashier/wallet.ts';
import * as withdrawSchemas from './schemas/cashier/withdraw.ts';
import * as contentSchemas from './schemas/content/content.ts';
import * as gameSchemas from './schemas/games/games.ts';
import * as lotterySchemas from './schemas/lottery/lottery.ts';
import * as messagesSchemas from './schemas/messages/messages.ts';
import * as reportsSchemas from './schemas/records/reports.ts';
import * as clubSchemas from './schemas/rewards/club.ts';
import * as closureSchemas from './schemas/safety/closure.ts';
import * as limitSchemas from './schemas/safety/limits.ts';
import * as passkeySchemas from './schemas/safety/passkeys.ts';
import * as twoStepSchemas from './schemas/safety/two-steps.ts';
import * as serviceSchemas from './schemas/service/service.ts';
import * as fieldSchemas from './schemas/site/field.ts';
import * as systemSchemas from './schemas/site/system.ts';

/**
 * What a call carries: query as it stands in the address, body before encryption, `value` of the reply, the codes it may
 * fail with, and `value` of a refusal where it is this row's own (others stand in `refusal-details.ts`).
 */
export interface RowSchemas {
  readonly query?: ZodType;
  readonly body?: ZodType;
  readonly reply: ZodType;
  readonly errors: readonly ErrorCode[];
  readonly details?: Partial<Record<ErrorCode, ZodType>>;
}

/** The endpoint table (A86) with its schemas, by name. For the simulator and tests; browsers take rows one by one and types only. */
export interface Endpoint extends Row, RowSchemas {}

const domains: readonly (readonly [Record<string, Row>, Record<string, unknown>])[] = [
  [sessionRows, sessionSchemas],
  [systemRows, systemSchemas],
  [fieldRows, fieldSchemas],
  [gameRows, gameSchemas],
  [memberRows, memberSchemas],
  [contentRows, contentSchemas],
  [serviceRows, serviceSchemas],
  [passwordRows, passwordSchemas],
  [registrationRows, registrationSchemas],
  [socialRows, socialSchemas],
  [trialRows, trialSchemas],
  [verificationRows, verificationSchemas],
  [lotteryRows, lotterySchemas],
  [messagesRows, messagesSchemas],
  [walletRows, walletSchemas],
  [depositRows, depositSchemas],
  [withdrawRows, withdrawSchemas],
  [securityRows, securitySchemas],
  [cardRows, cardSchemas],
  [sessionsRows, sessionsSchemas],
  [twoStepRows, twoStepSchemas],
  [passkeyRows, passkeySchemas],
  [clubRows, clubSchemas],
  [reportsRows, reportsSchemas],
  [limitRows, limitSchemas],
  [closureRows, closureSchemas],
  [teamKpiRows, teamKpiSchemas],
  [teamRows, teamSchemas],
  [transferRows, transferSchemas],
  [affiliateLinkRows, affiliateLinkSchemas],
  [teamReportRows, teamReportSchemas],
  [redRainRows, redRainSchemas],
  [contractsRows, contractsSchemas],
  [fundsRows, fundsSchemas],
];

export const table: ReadonlyMap<string, Endpoint> = new Map(
  domains.flatMap(([rows, schemas]) =>
    Object.values(rows).map((row) => {
      const schema = schemas[row.name] as RowSchemas | undefined;
      if (!schema) throw new Error(`contract: row ${row.name} has no schemas`);
      return [row.name, { ...row, ...schema }] as const;
    }),
  ),
);
