// For dynamic imports of the dialog: a module that is imported both statically and dynamically needs a helper of the
// bundler, in one more file of every page.
import { confirmDialog, confirmOnTop } from './open-dialog.tsx';

export { confirmDialog, confirmOnTop };
