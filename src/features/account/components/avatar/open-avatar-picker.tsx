import { $words } from '#i18n/page-words.ts';
import { showDialog } from '#ui/open-dialog.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';

/** Opens the avatar picker. */
export const openAvatarPicker = (): Promise<void> =>
  showDialog((close) => <AvatarPicker locale={$words.get().locale} onClose={() => close()} />);
