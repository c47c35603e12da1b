import type { Scenario } from '#sim/features/scenario.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { countFailedLogin, lockoutKeyOf } from '../rules/login-lockout.ts';
import { memberByAccount, members } from '../rules/members.ts';

export const loginScenarios: readonly Scenario[] = [
  {
    name: 'login.agents-only',
    description: 'Agent site: players cannot log in.',
    requirements: ['R222', 'A85'],
    flags: { SITE_KIND: 'agent' },
  },
  {
    name: 'login.captcha-after-3',
    description: 'player01 has 3 failed logins: the next one needs a captcha.',
    requirements: ['R134', 'A58'],
    change: (world) => {
      const player = memberByAccount(world.state, 'player01');
      for (let tries = 0; player && tries < 3; tries += 1) countFailedLogin(world, lockoutKeyOf(player));
    },
  },
  {
    name: 'login.captcha-always',
    description: 'Every login needs a captcha.',
    requirements: ['R134', 'A58'],
    flags: { CAPTCHA_AFTER: 0 },
  },
  {
    name: 'login.change-password',
    description: 'player01 has to change the password at the next login.',
    requirements: ['R137', 'A05'],
    change: (world) => {
      const player = memberByAccount(world.state, 'player01');
      if (player) world.state.put(members, { ...player, firstTimeLogin: true });
    },
  },
  {
    name: 'login.disabled',
    description: 'player01 is disabled: sessions end and logins fail.',
    requirements: ['R269'],
    change: (world) => {
      const player = memberByAccount(world.state, 'player01');
      if (player) world.state.put(members, { ...player, disabled: true });
    },
  },
  {
    name: 'login.encrypted-only',
    description: 'Login and registration bodies have to be encrypted.',
    requirements: ['A81'],
    flags: { PLAIN_BODIES: false },
  },
  {
    name: 'login.locked-out',
    description: 'player01 is locked for 15 minutes after too many failed logins.',
    requirements: ['R134'],
    change: (world) => {
      const tries = flag(world.state, 'LOCK_AFTER');
      const player = memberByAccount(world.state, 'player01');
      for (let failed = 0; player && failed < tries; failed += 1) countFailedLogin(world, lockoutKeyOf(player));
    },
  },
  {
    name: 'login.provider-down',
    description: 'The provider of SMS and social login is not initialised.',
    requirements: ['R130', 'A65'],
    flags: { PROVIDER_READY: false, FACEBOOKLOGIN3: true, GOOGLELOGIN3: true },
  },
  {
    name: 'login.social',
    description: 'The login form offers Facebook and Google.',
    requirements: ['R130', 'A55'],
    flags: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true },
  },
  {
    name: 'login.without-sms',
    description: 'Login by SMS code is off.',
    requirements: ['R129'],
    flags: { MOBVERLOGIN3: false },
  },
];
