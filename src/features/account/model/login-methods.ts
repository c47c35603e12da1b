import type { Flags } from '#contract/flags.ts';

export type LoginMethod = 'username' | 'mobile';

/** Returns the login methods, default first. */
export const loginMethods = ({ MOBVERLOGIN3 }: Pick<Flags, 'MOBVERLOGIN3'>): readonly LoginMethod[] =>
  MOBVERLOGIN3 ? ['username', 'mobile'] : ['username'];

const providers = [
  { id: 'GOOGLE', name: 'Google', icon: 'google', flag: 'GOOGLELOGIN3' },
  { id: 'FACEBOOK', name: 'Facebook', icon: 'facebook', flag: 'FACEBOOKLOGIN3' },
] as const;

export type SocialProvider = (typeof providers)[number];

/** Returns the login providers: only with the username method, if initialised and enabled by flag. */
export const socialProviders = (
  flags: Pick<Flags, SocialProvider['flag']>,
  method: LoginMethod,
  ready: boolean,
): readonly SocialProvider[] => (ready && method === 'username' ? providers.filter(({ flag }) => flags[flag]) : []);

/** Returns the recovery methods, default first. */
export const recoveryMethods = ({ CHNGPASSVERIF3 }: Pick<Flags, 'CHNGPASSVERIF3'>): readonly ('phone' | 'email')[] =>
  CHNGPASSVERIF3 ? ['phone', 'email'] : ['email'];
