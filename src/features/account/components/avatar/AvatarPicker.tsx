import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Body } from '#contract/types.ts';
import { $imageCdn } from '#features/site/state/image-cdn.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { CallAborted } from '#lib/http/errors.ts';
import { showToast, toastMs } from '#lib/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { avatarPresetSources, avatarPresets } from '../../model/avatar.ts';
import { $avatar, changeAvatar } from '../../state/avatar.ts';
import css from './avatar-picker.css?inline';
import { cropToSquare } from './crop-to-square.ts';

adoptStyles(css);

interface AvatarPickerProps {
  readonly onClose: () => void;
}

/** Avatar picker: presets and upload; a choice applies immediately. */
export const AvatarPicker = ({ onClose }: AvatarPickerProps) => {
  const { t } = useWords();
  const shown = useStore($avatar);
  const cdn = useStore($imageCdn);
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<number | 'own' | null>(null);
  const [problem, setProblem] = useState<string>();

  const change = async (choice: Body<'setHeadIcon'>): Promise<void> => {
    try {
      await changeAvatar(choice);
      showToast(t.homeMemberCentre.pictureSaved(), { kind: 'ok', time: toastMs.longSuccess });
      onClose();
    } catch (error) {
      if (!(error instanceof CallAborted)) setProblem(errorText(t, error));
    }
  };
  const pick = async (icon: number): Promise<void> => {
    if (busy !== null) return;
    setBusy(icon);
    setProblem(undefined);
    await change({ icon });
    setBusy(null);
  };
  const upload = async (): Promise<void> => {
    const [chosen] = file.current?.files ?? [];
    if (!chosen || busy !== null) return;
    setBusy('own');
    setProblem(undefined);
    const picture = /^image\/(png|jpeg)$/.test(chosen.type) ? await cropToSquare(chosen) : null;
    if (picture) await change({ picture });
    else setProblem(t.homeMemberCentre.pictureBad());
    if (file.current) file.current.value = '';
    setBusy(null);
  };
  const preset = shown && !shown.picture ? shown.icon : null;
  return (
    <Dialog title={t.homeMemberCentre.pictureTitle()} look="sheet" onClose={onClose} focusTitle>
      <ul className="faces">
        {Array.from({ length: avatarPresets }, (_, index) => index + 1).map((icon) => {
          // The image host is part of the settings.
          const sources = cdn === null ? undefined : avatarPresetSources(cdn, icon);
          return (
            <li key={icon}>
              <button
                type="button"
                className="face"
                aria-pressed={icon === preset}
                aria-busy={busy === icon || undefined}
                aria-label={t.homeMemberCentre.preset({ n: icon })}
                onClick={() => void pick(icon)}
              >
                <img src={sources?.src} srcSet={sources?.srcset} width={64} height={64} alt="" />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="faces__own">
        <input ref={file} type="file" accept="image/png,image/jpeg" hidden onChange={() => void upload()} />
        <Button look="quiet" wide busy={busy === 'own'} onClick={() => file.current?.click()}>
          {t.homeMemberCentre.ownPicture()}
        </Button>
        <p className="hint">{t.homeMemberCentre.ownHint()}</p>
      </div>
      <FormProblem text={problem} />
    </Dialog>
  );
};
