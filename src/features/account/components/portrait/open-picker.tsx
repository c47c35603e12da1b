import { $words } from '../../../../i18n/page-words.ts';
import { showDialog } from '../../../../ui/open-dialog.tsx';
import { PicturePicker } from './PicturePicker.tsx';

/** Opens the choice of the member's picture (R236). */
export const openPicker = (): Promise<void> =>
  showDialog((close) => <PicturePicker locale={$words.get().locale} onClose={() => close()} />);
