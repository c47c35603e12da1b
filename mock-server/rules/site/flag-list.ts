import { flagNotes } from '../../../src/contract/flag-notes.ts';
import { flagDefaults } from '../../../src/contract/flags.ts';
import { define, type FlagDefinition, type FlagTypes } from './flag-definition.ts';

/** Keys of the agent grid that the menu setting can enable (A76). */
export const agentMenuKeys = [
  'teamOverview',
  'accountRecord',
  'team',
  'redRain',
  'teamPnl',
  'teamBetting',
  'agentRebate',
  'teamRebate',
  'securityCenter',
  'webEmail',
] as const;

/** Fields that a registration form can have besides those its method brings (R145). */
const registerFields = [
  'username',
  'password',
  'mobileNum',
  'verificationCode',
  'email',
  'nickname',
  'payeeName',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;

const downloadKinds = ['Android', 'IOS', 'MOBILECONFIG'] as const;

const ours = {
  MAINTENANCE: define('boolean', 'start', false, 'The platform is under maintenance.', 'R040 A15', '/m/maintenance'),
  MAINTENANCE_MINUTES: define(
    'number',
    'start',
    90,
    'Minutes until the announced end of the maintenance; 0 names no end.',
    'R040',
    '/m/maintenance',
  ),
  UPGRADING: define(
    'boolean',
    'start',
    false,
    'The system is being upgraded: calls that a start does not need are refused.',
    'R240 R271',
    '*',
  ),
  REGION_RESTRICTED: define('boolean', 'start', false, 'The visitor’s region is barred.', 'R041 A15', '/m/ipLimit'),
  FIELD_SHARE: define(
    'number',
    'start',
    10,
    'Percent of page views that tell how fast they were (LCP, INP, CLS); 0 asks nobody.',
    'R045',
    '*',
  ),
  LOCATION: define('string', 'start', 'EN', 'Language for visitors who chose none.', 'R005 A02', '*', ['EN', 'TY']),
  MEM_CEN: define('string', 'start', '0', 'Version of the member centre; 1 is the new one.', 'R042 A16', '/m/mine', [
    '0',
    '1',
  ]),
  DEP_FUNC: define(
    'string',
    'start',
    '0',
    'Version of the deposit detail; 1 is the new one.',
    'R043 A16',
    '/m/voucherCenter',
    ['0', '1'],
  ),
  SITE_KIND: define(
    'string',
    'security',
    'member',
    'Whether this is the member or the agent site.',
    'R222 A85',
    '/m/login',
    ['member', 'agent'],
  ),
  PLAIN_BODIES: define(
    'boolean',
    'security',
    true,
    'Login and registration bodies may come unencrypted.',
    'A81',
    '/m/login',
  ),
  CAPTCHA_AFTER: define(
    'number',
    'security',
    3,
    'Failed logins before a captcha is asked for.',
    'R134 A58',
    '/m/login',
  ),
  LOCK_AFTER: define(
    'number',
    'security',
    8,
    'Failed logins before the account is locked for 15 minutes.',
    'R134',
    '/m/login',
  ),
  REGISTER_FIELDS: define(
    'list',
    'security',
    ['username', 'password', 'verificationCode', 'affiliateCode', 'captcha'],
    'Fields that the registration form has, besides those its method brings.',
    'R145 R151',
    '/m/register',
    registerFields,
  ),
  REGISTER_REQUIRED: define(
    'list',
    'security',
    ['username', 'password', 'mobileNum', 'verificationCode', 'captcha'],
    'Fields of the registration form that must be filled in.',
    'R145 R152',
    '/m/register',
    registerFields,
  ),
  REGISTER_TOKEN: define(
    'boolean',
    'security',
    true,
    'A registration signs the new member in at once; otherwise the site has to log in.',
    'A66',
    '/m/register',
  ),
  PROVIDER_READY: define(
    'boolean',
    'security',
    true,
    'The phone and social provider is initialised.',
    'R130 A55 A65',
    '/m/login',
  ),
  SMS_MINUTES: define(
    'number',
    'security',
    1,
    'Minutes that an SMS code counts; 0 leaves the time out of the reply.',
    'R154 A65',
    '/m/login /m/register /m/forget',
  ),
  WITHDRAW_HOLD_HOURS: define(
    'number',
    'security',
    24,
    'Hours that withdrawals wait after a way back into the account changed; 0 holds nothing.',
    'R265',
    '/m/withdraw /m/securityCenter',
  ),
  SESSION_MINUTES: define('number', 'security', 30, 'Minutes that a session lasts without use.', 'A78', '*'),
  VISITOR_PLACE: define(
    'string',
    'security',
    'Manila',
    'The city that visitors seem to be in.',
    'X08',
    '/m/security/sessions',
    ['Manila', 'Cebu', 'Davao', 'Singapore'],
  ),
  CONFIRM_FROM: define(
    'number',
    'security',
    10_000,
    'Pesos from which the withdrawals of a day ask again who the member is.',
    'X09',
    '/m/withdraw',
  ),
  PACE: define(
    'boolean',
    'security',
    true,
    'SMS, e-mails, lookups of names, deposits, feedback and chat have a pace. Off for load tests.',
    'R154 R161',
    '/m/login /m/register /m/forget',
  ),
  TRIALS_A_DAY: define('number', 'security', 200, 'Trial accounts that can be made in a day.', 'R131 A56', '/m/trail'),
  MIN_AGE: define('number', 'security', 21, 'Years that a member has to be old.', 'A62', '/m/securityCenter'),
  REFERRAL: define(
    'boolean',
    'promotions',
    true,
    'The promotion to invite friends runs.',
    'R066 R176',
    '/m/inviteFriends',
  ),
  MISSION: define('boolean', 'promotions', true, 'The mission activity runs.', 'R182', '/m/leaderBoard'),
  AGENT_MENU: define(
    'list',
    'whitelabel',
    agentMenuKeys,
    'Entries of the agent grid.',
    'R188 A76',
    '/m/agent',
    agentMenuKeys,
  ),
  CUSTOMER_SERVICE: define(
    'boolean',
    'content',
    true,
    'Customer service can be reached.',
    'R080 A06',
    '/m/home /m/service',
  ),
  DOWNLOADS: define(
    'list',
    'content',
    downloadKinds,
    'Apps that can be downloaded.',
    'R082 R086 A34',
    '/m/home /m/download',
    downloadKinds,
  ),
  HOT_MATCHES: define('number', 'content', 6, 'Matches on the home page’s strip; 0 hides it.', 'R075 R076', '/m/home'),
  WINNERS: define('boolean', 'content', true, 'The board of simulated winners has entries.', 'R252 A80', '/m/home'),
  HIDDEN_CATEGORIES: define(
    'list',
    'content',
    [],
    'Game categories left out of the menu; their games still open.',
    'R091 A37',
    '/m/home',
  ),
};

const whitelabel = Object.fromEntries(
  Object.entries(flagNotes).map(([name, note]) => [
    name,
    { ...note, group: 'whitelabel', type: 'boolean', default: flagDefaults[name as keyof typeof flagDefaults] },
  ]),
) as unknown as Record<keyof typeof flagDefaults, FlagDefinition<'boolean'>>;

/** Every switch of a world: those the site reads by name (R205) and those that steer the simulated backend itself. */
export const flagList = { ...whitelabel, ...ours };

export type SwitchName = keyof typeof flagList;
export type SwitchValue<N extends SwitchName> =
  (typeof flagList)[N] extends FlagDefinition<infer T> ? FlagTypes[T] : never;
