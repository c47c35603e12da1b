import type { Scenario } from '../../scenario.ts';
import { flag } from '../../site/rules/flags.ts';
import { countFailedLogin, lockoutKeyOf } from '../rules/login-lockout.ts';
import { member, memberByAccount } from '../rules/members.ts';

export const loginScenarios: readonly Scenario[] = [
  {
    name: 'login.agents-only',
    description: 'This is the site of the agents: players are refused.',
    requirements: ['R222', 'A85'],
    flags: { SITE_KIND: 'agent' },
  },
  {
    name: 'login.captcha-after-3',
    description: 'player01 has failed to log in three times: the next try asks for a captcha.',
    requirements: ['R134', 'A58'],
    change: (world) => {
      const player = memberByAccount(world.state, 'player01');
      for (let tries = 0; player && tries < 3; tries += 1) countFailedLogin(world, lockoutKeyOf(player));
    },
  },
  {
    name: 'login.captcha-always',
    description: 'Every login asks for a captcha.',
    requirements: ['R134', 'A58'],
    flags: { CAPTCHA_AFTER: 0 },
  },
  {
    name: 'login.change-password',
    description: 'player01 has to change the password at the next login.',
    requirements: ['R137', 'A05'],
    change: (world) => {
      const player = memberByAccount(world.state, 'player01');
      if (player) world.state.put(member, { ...player, firstTimeLogin: true });
    },
  },
  {
    name: 'login.disabled',
    description: 'player01 is disabled: a running session ends, a login is refused.',
    requirements: ['R269'],
    change: (world) => {
      const player = memberByAccount(world.state, 'player01');
      if (player) world.state.put(member, { ...player, disabled: true });
    },
  },
  {
    name: 'login.encrypted-only',
    description: 'Login and registration bodies must come encrypted.',
    requirements: ['A81'],
    flags: { PLAIN_BODIES: false },
  },
  {
    name: 'login.locked-out',
    description: 'player01 failed so often that the account is locked for 15 minutes.',
    requirements: ['R134'],
    change: (world) => {
      const tries = flag(world.state, 'LOCK_AFTER');
      const player = memberByAccount(world.state, 'player01');
      for (let failed = 0; player && failed < tries; failed += 1) countFailedLogin(world, lockoutKeyOf(player));
    },
  },
  {
    name: 'login.provider-down',
    description: 'The phone and social provider is not initialised.',
    requirements: ['R130', 'A65'],
    flags: { PROVIDER_READY: false, FACEBOOKLOGIN3: true, GOOGLELOGIN3: true },
  },
  {
    name: 'login.social',
    description: 'Facebook and Google are offered beside the form.',
    requirements: ['R130', 'A55'],
    flags: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true },
  },
  {
    name: 'login.without-sms',
    description: 'There is no login by SMS code.',
    requirements: ['R129'],
    flags: { MOBVERLOGIN3: false },
  },
];
