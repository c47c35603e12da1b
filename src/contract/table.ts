import type { ZodType } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Row } from './row.ts';
import * as clubRows from './rows/club.ts';
import * as contentRows from './rows/content.ts';
import * as contractsRows from './rows/contracts.ts';
import * as depositRows from './rows/deposit.ts';
import * as gameRows from './rows/games.ts';
import * as lotteryRows from './rows/lottery.ts';
import * as memberRows from './rows/member.ts';
import * as messagesRows from './rows/messages.ts';
import * as passwordRows from './rows/password.ts';
import * as registrationRows from './rows/registration.ts';
import * as reportsRows from './rows/reports.ts';
import * as securityRows from './rows/security.ts';
import * as serviceRows from './rows/service.ts';
import * as sessionRows from './rows/session.ts';
import * as socialRows from './rows/social.ts';
import * as systemRows from './rows/system.ts';
import * as teamRows from './rows/team.ts';
import * as trialRows from './rows/trial.ts';
import * as verificationRows from './rows/verification.ts';
import * as walletRows from './rows/wallet.ts';
import * as withdrawRows from './rows/withdraw.ts';
import * as clubSchemas from './schemas/club.ts';
import * as contentSchemas from './schemas/content.ts';
import * as contractsSchemas from './schemas/contracts.ts';
import * as depositSchemas from './schemas/deposit.ts';
import * as gameSchemas from './schemas/games.ts';
import * as lotterySchemas from './schemas/lottery.ts';
import * as memberSchemas from './schemas/member.ts';
import * as messagesSchemas from './schemas/messages.ts';
import * as passwordSchemas from './schemas/password.ts';
import * as registrationSchemas from './schemas/registration.ts';
import * as reportsSchemas from './schemas/reports.ts';
import * as securitySchemas from './schemas/security.ts';
import * as serviceSchemas from './schemas/service.ts';
import * as sessionSchemas from './schemas/session.ts';
import * as socialSchemas from './schemas/social.ts';
import * as systemSchemas from './schemas/system.ts';
import * as teamSchemas from './schemas/team.ts';
import * as trialSchemas from './schemas/trial.ts';
import * as verificationSchemas from './schemas/verification.ts';
import * as walletSchemas from './schemas/wallet.ts';
import * as withdrawSchemas from './schemas/withdraw.ts';

/** What a call carries: query as it stands in the address, body before encryption, `value` of the reply, and the codes it may fail with. */
export interface RowSchemas {
  readonly query?: ZodType;
  readonly body?: ZodType;
  readonly reply: ZodType;
  readonly errors: readonly ErrorCode[];
}

/** The endpoint table (A86) with its schemas, by name. For the simulator and tests; browsers take rows one by one and types only. */
export interface Endpoint extends Row, RowSchemas {}

const domains: readonly (readonly [Record<string, Row>, Record<string, unknown>])[] = [
  [sessionRows, sessionSchemas],
  [systemRows, systemSchemas],
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
  [clubRows, clubSchemas],
  [reportsRows, reportsSchemas],
  [teamRows, teamSchemas],
  [contractsRows, contractsSchemas],
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
