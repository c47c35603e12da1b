// For dynamic imports of the dialog (see i18n/words-on-demand.ts).
import { confirmDialog } from './open-dialog.tsx';

export { confirmDialog };
