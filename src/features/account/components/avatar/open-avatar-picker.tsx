import { showDialog } from '#ui/open-dialog.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';

/** Opens the avatar picker. */
export const openAvatarPicker = (): Promise<void> => showDialog((close) => <AvatarPicker onClose={() => close()} />);
