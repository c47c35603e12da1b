import type { BaseTranslation } from '../i18n-types.ts';

const en = {} satisfies BaseTranslation;

export default en;
