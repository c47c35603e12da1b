import { memberClub } from '#contract/rewards/vip.ts';
import { avatarPresetSources } from '#features/account/model/avatar.ts';
import { daysSince } from '#features/account/model/membership.ts';
import { $avatar, loadAvatar } from '#features/account/state/avatar.ts';
import { $member } from '#features/account/state/member.ts';
import { $session, onMemberVisit } from '#features/account/state/session.ts';
import { $imageCdn } from '#features/site/state/image-cdn.ts';
import { $flags } from '#features/site/state/settings.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $words } from '#i18n/page-words.ts';
import { cached, cacheTtlMs } from '#lib/cache.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { serverNow } from '#lib/http/server-clock.ts';

const write = (selector: string, text: string): void => {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
};

const paintMember = (): void => {
  const member = $member.get();
  // The account name is shown only below a nickname; without one it is the heading.
  write('[data-account]', member?.nickname ? member.account : '');
  if (!member) return;
  const { t } = $words.get();
  const n = daysSince(member.regDate, serverNow());
  write('[data-days]', n === 0 ? t.homeMemberCentre.newToday() : t.homeMemberCentre.days({ n }));
};

const paintAvatar = (): void => {
  const shown = $avatar.get();
  const cdn = $imageCdn.get();
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-avatar]')) {
    image.hidden = !shown || (!shown.picture && cdn === null);
    if (!shown || image.hidden) continue;
    const { src, srcset } = shown.picture
      ? { src: shown.picture, srcset: '' }
      : avatarPresetSources(cdn ?? '', shown.icon);
    image.srcset = srcset;
    image.src = src;
  }
};

/** Shows the level's name; the label stays empty without a response. */
const loadLevel = async (): Promise<void> => {
  const language = wireLanguage($words.get().locale);
  const account = $session.get()?.userName;
  if (!account || !$flags.get().VIPBENEFIT3) return;
  const { name } = await cached('club', `${account} ${language}`, cacheTtlMs.short, () =>
    api(memberClub, { query: { language } }),
  );
  write('[data-vip]', name);
};

const load = (): void => {
  void ignoreCallErrors(loadAvatar());
  void ignoreCallErrors(loadLevel());
};

/** Shows and updates the member's avatar, account, membership days and level. */
export const startMemberFacts = (): void => {
  for (const store of [$member, $session, $words]) store.listen(paintMember);
  $avatar.listen(paintAvatar);
  $imageCdn.subscribe(paintAvatar);
  paintMember();
  onMemberVisit(load);
  $words.listen(() => void ignoreCallErrors(loadLevel()));
};
