import type { Translation } from '../i18n-types.ts';

const fil = {} satisfies Translation;

export default fil;
