import { updateNickname } from '#contract/account/security.ts';
import { securityFormErrors } from '#features/shared/use-security-form.ts';
import { wireLanguage } from '#i18n/locale.ts';
import type { PageWords } from '#i18n/page-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { openPrompt } from '#ui/open-prompt.tsx';
import { reloadMember } from '../../actions/member-info.ts';
import { ruleInForce } from '../../model/field-rules.ts';
import { validateName } from '../../model/person-name.ts';
import { $rules, loadRules } from '../../state/field-rules.ts';

/** Asks for the nickname that others see and saves it. Resolves to true if it was saved. */
export const askNickname = async ({ t, locale }: PageWords, nickname: string): Promise<boolean> => {
  await ignoreCallErrors(loadRules());
  const rule = ruleInForce($rules.get()?.regexp.nickname);
  return openPrompt<'nickname'>({
    title: t.accountSecurity.nick(),
    text: t.accountSecurity.nickLead(),
    cancel: t.siteShell.cancel(),
    confirm: t.siteShell.confirm(),
    inputs: [
      {
        name: 'nickname',
        label: t.accountSecurity.nick(),
        icon: 'user',
        autoComplete: 'nickname',
        defaultValue: nickname,
      },
    ],
    check: (_, values) => validateName(rule, values.nickname, wireLanguage(locale), t.accountSecurity.nickRequired()),
    ...securityFormErrors({ t, names: ['nickname'] }),
    onConfirm: async (values) => {
      await api(updateNickname, { body: values });
      await ignoreCallErrors(reloadMember());
    },
  });
};
